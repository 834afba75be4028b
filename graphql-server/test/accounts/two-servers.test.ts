import { beforeAll, expect, test } from 'vitest';
import { eventually, serveApp } from '../serve.ts';
import { Browser, CHANGE_ROLE, invited, programOf } from './callers.ts';

const app = serveApp();
const other = serveApp({ MONGODB_DB: app.name });
const owner = new Browser(app);
const STOREFRONT = '{ storefront { mode } }';
const CREATE = 'mutation ($name: String!) { createCategory(input: { name: $name }) { id } }';

beforeAll(() => owner.signUp('owner@mela.example'));

/** The same browser with a connection to the other server. */
function atOther({ cookie, headers }: Browser): Browser {
  return new Browser(other, { ...headers, ...(cookie !== '' && { cookie }) });
}

function statusOf(browser: Browser, query = STOREFRONT, variables = {}): Promise<number> {
  return browser.ask(query, variables).then(({ status }) => status);
}

async function idOf(email: string): Promise<string> {
  const { operators } = await owner.askFor('{ operators { id email } }');
  return operators.find((one: { email: string }) => one.email === email).id;
}

// A server caches a caller for a minute, longer than `eventually` waits.
test('a session that ended on one server has ended on another', async () => {
  const editor = await invited(owner, app, 'asha@mela.example', 'EDITOR');
  const elsewhere = atOther(editor);
  expect(await statusOf(elsewhere)).toBe(200);
  await editor.askFor('mutation { signOut { hasAccounts } }');
  await eventually(async () => expect(await statusOf(elsewhere)).toBe(401));
});

test('a role that changed on one server has changed on another', async () => {
  const editor = await invited(owner, app, 'ravi@mela.example', 'EDITOR');
  const elsewhere = atOther(editor);
  expect(await statusOf(elsewhere, CREATE, { name: 'Sarees' })).toBe(200);
  const id = await idOf('ravi@mela.example');
  await owner.askFor(CHANGE_ROLE, { id, role: 'VIEWER' });
  await eventually(async () => expect(await statusOf(elsewhere, CREATE, { name: '' })).toBe(403));
  expect(await statusOf(elsewhere)).toBe(200);
});

test('an operator who was removed on one server is signed out on another, with their tokens', async () => {
  const viewer = await invited(owner, app, 'kiran@mela.example', 'VIEWER');
  const known = [atOther(viewer), atOther(await programOf(viewer, app, ['READ']))];
  expect(await Promise.all(known.map((one) => statusOf(one)))).toEqual([200, 200]);
  const id = await idOf('kiran@mela.example');
  await owner.askFor('mutation ($id: ID!) { removeOperator(id: $id) { email } }', { id });
  await eventually(async () =>
    expect(await Promise.all(known.map((one) => statusOf(one)))).toEqual([401, 401]),
  );
});

test('a token that was revoked on one server is invalid on another', async () => {
  const program = await programOf(owner, app, ['READ']);
  const elsewhere = atOther(program);
  expect(await statusOf(elsewhere)).toBe(200);
  const { apiTokens } = await owner.askFor('{ apiTokens { id } }');
  await owner.askFor('mutation ($id: ID!) { revokeApiToken(id: $id) { id } }', { id: apiTokens.at(-1).id });
  await eventually(async () => expect(await statusOf(elsewhere)).toBe(401));
});
