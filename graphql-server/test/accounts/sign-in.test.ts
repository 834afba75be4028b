import { expect, test } from 'vitest';
import { onlyError } from '../graphql/ask.ts';
import { callApi } from '../rest/api.ts';
import { serveApp } from '../serve.ts';
import { Browser, CHANGE_ROLE, invited, PASSWORD } from './callers.ts';

const app = serveApp();
const proxied = serveApp({ TRUST_PROXY: 'true' });
const SESSION = '{ session { hasAccounts isOpen operator { email role } } }';
const OPERATORS = '{ operators { id email role } }';
const STOREFRONT = '{ storefront { mode } }';
const CHANGE_PASSWORD =
  'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { operator { email } } }';

let owner: Browser;

test('without an account everything is open, until the first owner signs up', async () => {
  const first = new Browser(app);
  expect(await first.askFor(SESSION)).toEqual({
    session: { hasAccounts: false, isOpen: true, operator: null },
  });
  await first.askFor('mutation { createCategory(input: { name: "Open" }) { id } }');
  const { status, headers, data } = await first.signUp(' Meera@Mela.example ');
  expect(status).toBe(200);
  expect(data).toMatchObject({
    signUp: { hasAccounts: true, isOpen: false, operator: { email: 'meera@mela.example', role: 'OWNER' } },
  });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
  owner = first;
  const stranger = await new Browser(app).ask(STOREFRONT);
  expect([stranger.status, onlyError(stranger).extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  expect(onlyError(await new Browser(app).signUp('second@mela.example')).extensions.code).toBe('FORBIDDEN');
});

test('responses do not reveal which emails exist, and each sign-in creates a new session', async () => {
  const browser = new Browser(app);
  const unknown = onlyError(await browser.signIn('nobody@mela.example'));
  const wrong = onlyError(await browser.signIn('meera@mela.example', 'not the password'));
  expect(wrong).toEqual(unknown);
  expect(wrong.message).toBe('The email or password is wrong.');
  await browser.signIn('MEERA@mela.example');
  const first = browser.cookie;
  await browser.signIn('meera@mela.example', PASSWORD, { isRemembered: true });
  expect(browser.cookie).not.toBe(first);
  expect(
    (await app.db.collection('sessions').find().toArray()).map(({ isRemembered }) => isRemembered),
  ).toEqual([false, true]);
});

test('a token that is replayed after signing out is refused (CVE-2025-4643)', async () => {
  const browser = new Browser(app);
  await browser.signIn('meera@mela.example');
  const { cookie } = browser;
  expect((await browser.ask(OPERATORS)).status).toBe(200);
  await browser.askFor('mutation { signOut { operator { email } } }');
  expect(browser.cookie).toBe('');
  expect((await new Browser(app, { cookie }).ask(OPERATORS)).status).toBe(401);
});

test('an API token, which outlives the session, is created only with the operator’s password', async () => {
  const create =
    'mutation { createApiToken(name: "Script", scopes: [READ], password: "not-the-password") { secret } }';
  const message = 'Wrong password';
  expect(onlyError(await owner.ask(create))).toMatchObject({
    message,
    extensions: { fieldErrors: { password: message } },
  });
  expect((await owner.askFor('{ apiTokens { id } }')).apiTokens).toEqual([]);
});

test('no cookie, token or password is in the database (GHSA-j5g3-5c8r-7qfx)', async () => {
  const { secret } = (
    await owner.askFor(
      `mutation { createApiToken(name: "Script", scopes: [READ], password: "${PASSWORD}") { secret apiToken { usedAt } } }`,
    )
  ).createApiToken;
  const stored = await Promise.all((await app.db.collections()).map((one) => one.find().toArray()));
  const text = JSON.stringify(stored);
  expect(text).toContain('meera@mela.example');
  for (const hidden of [secret, PASSWORD, owner.cookie.replace('session=', '')]) {
    expect(text).not.toContain(hidden);
  }
});

test('a new password ends all other sessions, and must be valid', async () => {
  const editor = await invited(owner, app, 'asha@mela.example', 'EDITOR');
  const elsewhere = new Browser(app);
  await elsewhere.signIn('asha@mela.example');
  const change = (currentPassword: string, newPassword: string) =>
    editor.ask(CHANGE_PASSWORD, { input: { currentPassword, newPassword } });
  expect(onlyError(await change('not it at all', 'another-loom-at-dusk')).extensions.fieldErrors).toEqual({
    currentPassword: 'Wrong password',
  });
  for (const [poor, fault] of [
    ['short', 'Password must have at least 12 characters'],
    ['password1234', 'This password is too common. Choose a less predictable one'],
    ['asha@mela.example', 'Password must not contain your email'],
  ] as const) {
    expect(onlyError(await change(PASSWORD, poor)).extensions.fieldErrors).toEqual({ newPassword: fault });
  }
  const before = editor.cookie;
  expect((await change(PASSWORD, 'another-loom-at-dusk')).status).toBe(200);
  expect((await editor.ask(STOREFRONT)).status).toBe(200);
  expect((await elsewhere.ask(STOREFRONT)).status).toBe(401);
  expect((await new Browser(app, { cookie: before }).ask(STOREFRONT)).status).toBe(401);
});

test('an invitation creates one account, with its email and role', async () => {
  const { secret } = (
    await owner.askFor(
      `mutation { inviteOperator(email: "Ravi@mela.example", role: VIEWER, password: "${PASSWORD}") { secret invitation { id } } }`,
    )
  ).inviteOperator;
  const viewer = new Browser(app);
  const { data } = await viewer.signUp('owner@mela.example', PASSWORD, secret);
  expect(data).toMatchObject({ signUp: { operator: { email: 'ravi@mela.example', role: 'VIEWER' } } });
  expect(onlyError(await new Browser(app).signUp('x@mela.example', PASSWORD, secret)).message).toBe(
    'This invitation has expired or was already used. Ask for another one.',
  );
  const change = await viewer.ask('mutation { createCategory(input: { name: "No" }) { id } }');
  expect([change.status, onlyError(change).extensions.code]).toEqual([403, 'FORBIDDEN']);
});

test('there is always an owner, and a removed operator is signed out at once', async () => {
  const { operators } = await owner.askFor(OPERATORS);
  const idOf = (email: string) => operators.find((one: { email: string }) => one.email.startsWith(email)).id;
  const remove = (id: string) =>
    owner.ask('mutation ($id: ID!) { removeOperator(id: $id) { email } }', { id });
  expect(onlyError(await remove(idOf('meera'))).extensions.code).toBe('CONFLICT');
  const demoted = await owner.ask(CHANGE_ROLE, { id: idOf('meera'), role: 'VIEWER' });
  expect(onlyError(demoted).extensions.code).toBe('CONFLICT');
  const viewer = new Browser(app);
  await viewer.signIn('ravi@mela.example');
  expect((await remove(idOf('ravi'))).status).toBe(200);
  expect((await viewer.ask(STOREFRONT)).status).toBe(401);
});

test('five wrong passwords cause a wait, whatever the client varies (CVE-2025-64526)', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const browser = new Browser(app, {
      'user-agent': `try ${attempt}`,
      'x-forwarded-for': `10.0.0.${attempt}`,
    });
    const { status } = await browser.signIn(`someone-${attempt}@mela.example`, `wrong password ${attempt}`);
    statuses.push(status);
  }
  expect(statuses.slice(-2)).toEqual([429, 429]);
  const right = await new Browser(app).signIn('meera@mela.example');
  expect([right.status, onlyError(right).message]).toEqual([
    429,
    expect.stringMatching(/^Too many attempts\. Try again in \d+ seconds\.$/),
  ]);
  await app.db.collection('signInFailures').deleteMany({});
  expect((await new Browser(app).signIn('meera@mela.example')).status).toBe(200);
});

test('behind a proxy the address that the proxy saw counts, not the one that the client claims (CVE-2025-64526)', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const browser = new Browser(proxied, { 'x-forwarded-for': `10.0.0.${attempt}, 198.51.100.7` });
    statuses.push((await browser.signIn(`someone-${attempt}@mela.example`, 'wrong password')).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('an email that was entered at sign-in is not stored, however long it is', async () => {
  await new Browser(app).signIn(`${PASSWORD}${'x'.repeat(50_000)}`, 'wrong password');
  const failures = JSON.stringify(await app.db.collection('signInFailures').find().toArray());
  expect(failures).not.toContain(PASSWORD);
  expect(failures.length).toBeLessThan(1_000);
  await app.db.collection('signInFailures').deleteMany({});
});

test('nobody waits longer than the maximum, even if the clock was wrong when the attempt was stored', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await new Browser(app).signIn('meera@mela.example', `wrong password ${attempt}`);
  }
  expect((await new Browser(app).signIn('meera@mela.example')).status).toBe(429);
  const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60_000);
  await app.db.collection('signInFailures').updateMany({}, { $set: { until: inAYear } });
  expect((await new Browser(app).signIn('meera@mela.example')).status).toBe(200);
  await app.db.collection('signInFailures').deleteMany({});
});

test('an invalid token is refused, also for public fields', async () => {
  const headers = { authorization: 'Bearer nonsense' };
  expect((await new Browser(app, headers).ask('{ categories { totalCount } }')).status).toBe(401);
  const { status, envelope } = await callApi(app, 'GET /category/list', { headers });
  expect([status, envelope]).toEqual([
    401,
    { success: false, status: 401, message: 'This token is not valid.' },
  ]);
  const ofProxy = { authorization: 'Basic b3BlbjpzZXNhbWU=' };
  expect((await callApi(app, 'GET /category/list', { headers: ofProxy })).status).toBe(200);
});
