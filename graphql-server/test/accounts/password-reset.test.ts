import { beforeAll, expect, test } from 'vitest';
import { onlyError } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';
import { Browser, invited, PASSWORD } from './callers.ts';

const app = serveApp();
const owner = new Browser(app);
const EMAIL = 'asha@mela.example';
const NEXT = 'another-loom-at-dusk';
const INVALID =
  'This link has expired or was already used. Sign in with your new password, or ask an owner for another link.';
const RESET =
  'mutation ($secret: String!, $next: String!) { resetPassword(secret: $secret, newPassword: $next) }';
let editor: Browser;
let id = '';

beforeAll(async () => {
  await owner.signUp('meera@mela.example');
  editor = await invited(owner, app, EMAIL, 'EDITOR');
  const { session } = await editor.askFor('{ session { operator { id } } }');
  id = session.operator.id;
});

const create = (password = PASSWORD, by = owner) =>
  by.ask(`mutation { createPasswordReset(id: "${id}", password: "${password}") { secret expiresAt } }`);
const secretOf = async () => (await create()).data.createPasswordReset.secret;
const reset = (secret: string, next = NEXT) => new Browser(app).ask(RESET, { secret, next });

test('an owner creates a link with the password, and nobody else can', async () => {
  expect(onlyError(await create('not-the-password')).extensions.fieldErrors).toEqual({
    password: 'Wrong password',
  });
  expect((await create(PASSWORD, editor)).status).toBe(403);
  expect(await app.db.collection('operators').countDocuments({ passwordReset: { $exists: true } })).toBe(0);
});

test('its secret appears only in that response, and not in the database', async () => {
  const secret = await secretOf();
  const stored = await Promise.all((await app.db.collections()).map((one) => one.find().toArray()));
  expect(JSON.stringify(stored)).toContain('passwordReset');
  expect(JSON.stringify(stored)).not.toContain(secret);
});

test('it sets a valid password once, ends all sessions, and a rejected password can be corrected', async () => {
  const [former, secret] = [await secretOf(), await secretOf()];
  expect(onlyError(await reset(former)).message).toBe(INVALID);
  expect(onlyError(await reset(secret, 'short')).extensions.fieldErrors).toEqual({
    newPassword: 'Password must have at least 12 characters',
  });
  expect((await editor.ask('{ apiTokens { id } }')).status).toBe(200);
  expect((await reset(secret)).data).toEqual({ resetPassword: EMAIL });
  expect((await editor.ask('{ apiTokens { id } }')).status).toBe(401);
  expect(onlyError(await reset(secret)).message).toBe(INVALID);
  expect((await new Browser(app).signIn(EMAIL)).status).toBe(401);
  expect((await new Browser(app).signIn(EMAIL, NEXT)).status).toBe(200);
});

test('if two people use it at once, one of them sets the password', async () => {
  const secret = await secretOf();
  const answers = await Promise.all(['indigo-loom-one', 'indigo-loom-two'].map((one) => reset(secret, one)));
  expect(answers.map(({ errors }) => errors.length).sort()).toEqual([0, 1]);
});

test('it is invalid after a day, after a new password, and without the account', async () => {
  const late = await secretOf();
  await app.db
    .collection('operators')
    .updateOne({ email: EMAIL }, [{ $set: { 'passwordReset.expiresAt': new Date(Date.now() - 1) } }]);
  expect(onlyError(await reset(late)).message).toBe(INVALID);
  const unused = await secretOf();
  expect((await reset(await secretOf())).status).toBe(200);
  const { expiresAt } = (await create()).data.createPasswordReset;
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(24 * 60 * 60_000);
  editor = new Browser(app);
  await editor.signIn(EMAIL, NEXT);
  const secret = await secretOf();
  const input = { currentPassword: NEXT, newPassword: PASSWORD };
  await editor.askFor(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { hasAccounts } }',
    { input },
  );
  const last = await secretOf();
  await owner.askFor(`mutation { removeOperator(id: "${id}") { id } }`);
  for (const gone of [unused, secret, last]) expect(onlyError(await reset(gone)).message).toBe(INVALID);
});
