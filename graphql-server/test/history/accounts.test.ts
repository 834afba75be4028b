import { describe, expect, it } from 'vitest';
import { serveApp } from '../serve.ts';
import { ACCOUNT_WRITES, Team } from './account-writes.ts';
import { readHistory } from './ask-history.ts';

const app = serveApp();
const team = new Team(app);

describe('the history of accounts', () => {
  it.each(Object.entries(ACCOUNT_WRITES))(
    'has what %s changes, and nothing else',
    async (_, [write, entry]) => {
      const count = await app.db.collection('history').countDocuments();
      await write(team);
      await team.noteStored();
      const [newest] = await readHistory(team.owner, { first: 1 });
      expect(newest).toMatchObject(entry);
      expect(await app.db.collection('history').countDocuments()).toBe(count + 1);
    },
  );

  it('has no unconfirmed changes, sign-ins or refused changes', async () => {
    const count = await app.db.collection('history').countDocuments();
    const { owner } = team;
    await owner.signIn('meera@mela.example');
    const password = team.secrets[0];
    await owner.askFor(`mutation { beginSecondFactor(password: "${password}") { secret } }`);
    await owner.ask('mutation { confirmSecondFactor(code: "000000") }');
    await owner.askFor(`mutation { removeSecondFactor(password: "${password}") { id } }`);
    await owner.askFor('mutation { updateProfile(name: " Meera K ") { id } }');
    for (const token of [`scopes: [], password: "${password}"`, 'scopes: [READ], password: "another"']) {
      await owner.ask(`mutation { createApiToken(name: "Script", ${token}) { secret } }`);
    }
    await owner.ask(`mutation { removePasskey(id: "${'0'.repeat(24)}") { id } }`);
    await owner.ask(
      `mutation { inviteOperator(email: "meera@mela.example", role: VIEWER, password: "${password}") { secret } }`,
    );
    expect(await app.db.collection('history').countDocuments()).toBe(count);
  });

  it('has no password, code, token, link or key, nor a hash or the name of one', async () => {
    const stored = JSON.stringify(await app.db.collection('history').find().toArray());
    const answered = JSON.stringify(await readHistory(team.owner));
    expect(team.secrets.length).toBeGreaterThan(30);
    expect(stored).toContain('asha@mela.example');
    for (const secret of team.secrets) expect(stored + answered).not.toContain(secret);
  });

  it('can still be read after its people were removed', async () => {
    const entries = await readHistory(team.owner);
    expect(entries.filter(({ by }) => by === 'Asha')).toHaveLength(9);
    const removed = entries.find(({ action, subject }) => action === 'DELETED' && subject === 'OPERATOR');
    const ofAsha = await readHistory(team.owner, { of: { kind: 'OPERATOR', id: removed?.subjectId } });
    expect(ofAsha).toHaveLength(12);
    expect(await readHistory(team.owner, { by: removed?.subjectId })).toHaveLength(9);
  });
});
