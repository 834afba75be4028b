import { beforeAll, expect, it } from 'vitest';
import { PASSWORD, programOf } from '../accounts/callers.ts';
import { type Answer, onlyError } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';
import { Team } from './account-writes.ts';

const app = serveApp();
const team = new Team(app);
const STORED = ['operators', 'invitations', 'apiTokens', 'passkeys', 'sessions'];

/** All stored account data, except the time of the last visit. */
async function stored(): Promise<string> {
  const all = await Promise.all(
    STORED.map((name) => app.db.collection(name).find().sort({ _id: 1 }).toArray()),
  );
  return JSON.stringify(all, (key, value) => (key === 'usedAt' ? undefined : value));
}

const codeOf = (answer: Answer<unknown>) => onlyError(answer).extensions.code;

beforeAll(async () => {
  await team.owner.signUp('meera@mela.example');
  await team.invite('asha@mela.example');
  await team.signUpInvited();
  await team.invite('ravi@mela.example');
});

it('a change of an account that cannot be recorded does not happen', async () => {
  const { owner, editor } = team;
  const { invitations } = await owner.askFor('{ invitations { id } }');
  const id = await team.idOf('asha@mela.example');
  await programOf(owner, app, ['READ']);
  const { apiTokens } = await owner.askFor('{ apiTokens { id } }');
  const password = `password: "${PASSWORD}"`;
  const writes = [
    `changeRole(id: "${id}", role: OWNER, ${password}) { id }`,
    `createPasswordReset(id: "${id}", ${password}) { secret }`,
    `removeOperator(id: "${id}") { id }`,
    `withdrawInvitation(id: "${invitations[0].id}") { id }`,
    `inviteOperator(email: "ravi@mela.example", role: OWNER, ${password}) { secret }`,
    `inviteOperator(email: "new@mela.example", role: OWNER, ${password}) { secret }`,
    'updateProfile(name: "Other") { id }',
    `createApiToken(name: "Other", scopes: [READ], ${password}) { secret }`,
    `revokeApiToken(id: "${apiTokens[0].id}") { id }`,
  ];
  const before = await stored();
  await app.db.command({ collMod: 'history', validator: { never: true } });
  for (const write of writes) {
    expect(codeOf(await owner.ask(`mutation { ${write} }`)), write).toBe('INTERNAL_SERVER_ERROR');
  }
  const input = { currentPassword: PASSWORD, newPassword: 'another-loom-at-dusk' };
  const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { hasAccounts } }';
  expect(codeOf(await editor.ask(change, { input }))).toBe('INTERNAL_SERVER_ERROR');
  expect(await stored()).toBe(before);
  await app.db.command({ collMod: 'history', validator: {} });
});
