import { beforeAll, describe, expect, it } from 'vitest';
import { Browser, CHANGE_ROLE, invited, programOf } from '../accounts/callers.ts';
import { onlyError } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';
import { newestOf, readHistory, tryUndo, undo } from './ask-history.ts';

const app = serveApp();
const owner = new Browser(app);
let other: Browser;
let ids: Record<string, string>;

beforeAll(async () => {
  await owner.signUp('meera@mela.example');
  other = await invited(owner, app, 'asha@mela.example', 'OWNER');
  await invited(owner, app, 'ravi@mela.example', 'VIEWER');
  ids = await readIds();
});

async function readIds(): Promise<Record<string, string>> {
  const { operators } = await owner.askFor('{ operators { id email } }');
  return Object.fromEntries(
    operators.map(({ id, email }: { id: string; email: string }) => [email.split('@')[0], id]),
  );
}

async function give(role: string, name: string, by = owner) {
  await by.askFor(CHANGE_ROLE, { id: ids[name], role });
  return newestOf(by, ids[name] ?? '', 'OPERATOR');
}

const roleOf = async (name: string, by = owner) => {
  const { operators } = await by.askFor('{ operators { id role } }');
  return operators.find(({ id }: { id: string }) => id === ids[name])?.role;
};

describe('an owner', () => {
  it('takes back who may do what, once, and takes that back too', async () => {
    const change = await give('EDITOR', 'ravi');
    const made = await undo(other, change);
    expect(made).toMatchObject({ by: 'Asha', source: 'UNDO', undoes: change.id, canUndo: true });
    expect(made.fields).toMatchObject([
      { field: 'ROLE', before: { role: 'EDITOR' }, after: { role: 'VIEWER' } },
    ]);
    expect(await roleOf('ravi')).toBe('VIEWER');
    expect((await undo(owner, change)).id).toBe(made.id);
    await undo(owner, made);
    expect(await roleOf('ravi')).toBe('EDITOR');
  });

  it('is told when it was changed again since, and changes nothing', async () => {
    const change = await give('VIEWER', 'ravi');
    await give('OWNER', 'ravi');
    expect(onlyError(await tryUndo(owner, change)).message).toBe(
      'Role was changed again since: undo that first, or change it by hand.',
    );
    await give('EDITOR', 'ravi');
    expect(await roleOf('ravi')).toBe('EDITOR');
  });

  it('takes back their own name, and nobody else does', async () => {
    await other.askFor('mutation { updateProfile(name: "Asha Rao") { id } }');
    const change = await newestOf(other, ids['asha'] ?? '', 'OPERATOR');
    const seen = await newestOf(owner, ids['asha'] ?? '', 'OPERATOR');
    expect([change.canUndo, seen.canUndo]).toEqual([true, false]);
    expect(onlyError(await tryUndo(owner, change)).message).toBe('This cannot be undone.');
    expect((await undo(other, change)).subjectName).toBe('Asha');
    expect((await other.askFor('{ session { operator { name } } }')).session.operator.name).toBe('Asha');
  });

  it('makes nobody an owner by an undo, which asks for no password', async () => {
    await give('OWNER', 'ravi');
    const change = await give('VIEWER', 'ravi');
    expect(change.canUndo).toBe(false);
    expect(onlyError(await tryUndo(owner, change)).message).toBe('This cannot be undone.');
    expect(await roleOf('ravi')).toBe('VIEWER');
  });

  it('takes back nothing that was secret, an invitation or an end', async () => {
    await invited(owner, app, 'gone@mela.example', 'EDITOR');
    const all = { ...ids, ...(await readIds()) };
    await programOf(owner, app, ['READ']);
    await owner.askFor('mutation ($id: ID!) { removeOperator(id: $id) { id } }', { id: all['gone'] });
    const entries = (await readHistory(owner)).slice(0, 4);
    expect(entries.map(({ subject, action }) => `${action} ${subject}`)).toEqual([
      'DELETED OPERATOR',
      'CHANGED OPERATOR',
      'CREATED OPERATOR',
      'CREATED INVITATION',
    ]);
    for (const entry of entries) {
      expect(entry.canUndo).toBe(false);
      expect(onlyError(await tryUndo(owner, entry)).message).toBe('This cannot be undone.');
    }
  });

  it('is told when the account was removed since', async () => {
    await invited(owner, app, 'brief@mela.example', 'EDITOR');
    ids = { ...ids, ...(await readIds()) };
    const change = await give('VIEWER', 'brief');
    await owner.askFor('mutation ($id: ID!) { removeOperator(id: $id) { id } }', { id: ids['brief'] });
    expect(onlyError(await tryUndo(owner, change)).message).toBe('This account was removed since.');
    expect(await readHistory(owner, { of: { kind: 'OPERATOR', id: ids['brief'] } })).toHaveLength(3);
  });
});

it('an undo leaves the shop an owner, also of two owners who undo what made the other one', async () => {
  // Each was an editor and was made an owner by the other: to undo both would leave none.
  const ofAsha = [await give('EDITOR', 'asha'), await give('OWNER', 'asha')].at(-1);
  const ofMeera = [await give('EDITOR', 'meera', other), await give('OWNER', 'meera', other)].at(-1);
  const answers = await Promise.all([
    tryUndo(owner, ofAsha as { id: string }),
    tryUndo(other, ofMeera as { id: string }),
  ]);
  const faults = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
  expect(faults.length).toBe(1);
  expect(['CONFLICT', 'NOT_FOUND', 'FORBIDDEN']).toContain(faults[0]);
  const roles = await app.db.collection('operators').find({ role: 'OWNER' }).toArray();
  expect(roles).toHaveLength(1);
  const last = roles[0]?.['email'] === 'meera@mela.example' ? owner : other;
  const own = await readHistory(last, { of: { kind: 'OPERATOR', id: String(roles[0]?._id) }, first: 1 });
  // The last one cannot undo what made them an owner either.
  expect(onlyError(await tryUndo(last, own[0] as { id: string })).message).toBe(
    'The shop needs an owner: make somebody else one first.',
  );
});
