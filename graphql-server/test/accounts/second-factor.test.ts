import { beforeAll, expect, test } from 'vitest';
import { Encryption } from '../../src/kernel/encryption.ts';
import { onlyError } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';
import { codeOf } from './authenticator.ts';
import { Browser, PASSWORD } from './callers.ts';

const app = serveApp();
const owner = new Browser(app);
const EMAIL = 'meera@mela.example';
let secret = '';
let recoveryCodes: string[] = [];

beforeAll(async () => {
  await owner.signUp(EMAIL);
  const begin = 'mutation ($password: String!) { beginSecondFactor(password: $password) { secret uri } }';
  expect(onlyError(await owner.ask(begin, { password: 'not mine at all' })).extensions.fieldErrors).toEqual({
    password: 'Wrong password',
  });
  const { beginSecondFactor } = await owner.askFor(begin, { password: PASSWORD });
  secret = beginSecondFactor.secret;
  expect(beginSecondFactor.uri).toMatch(/^otpauth:\/\/totp\/Mela:meera%40mela.example\?issuer=Mela&secret=/);
  // The second factor is required only after the operator has confirmed it with a code from the app.
  expect((await new Browser(app).signIn(EMAIL)).status).toBe(200);
  const confirm = 'mutation ($code: String!) { confirmSecondFactor(code: $code) }';
  // The session is still valid; only the field is wrong.
  expect(onlyError(await owner.ask(confirm, { code: '000000' })).extensions).toEqual({
    code: 'BAD_USER_INPUT',
    reason: 'accounts.wrongCode',
    fieldErrors: { code: 'This code is wrong or was already used.' },
    fieldReasons: { code: { reason: 'accounts.wrongCode' } },
  });
  recoveryCodes = (await owner.askFor(confirm, { code: codeOf(secret) })).confirmSecondFactor;
});

test('a code is requested only after the right password', async () => {
  const wrong = onlyError(await new Browser(app).signIn(EMAIL, 'not the password'));
  expect(wrong.message).toBe('The email or password is wrong.');
  const asked = onlyError(await new Browser(app).signIn(EMAIL));
  expect(asked.extensions).toMatchObject({
    code: 'UNAUTHENTICATED',
    fieldErrors: { code: 'Enter the code from your authenticator app.' },
  });
});

test('each code works once, even for simultaneous requests', async () => {
  const code = codeOf(secret, { isNext: true });
  const answers = await Promise.all([0, 1].map(() => new Browser(app).signIn(EMAIL, PASSWORD, { code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('the database has the secret encrypted: with another key only recovery codes work (GHSA-j5g3-5c8r-7qfx)', async () => {
  const operators = app.db.collection('operators');
  const stored = (await operators.findOne({ email: EMAIL }))?.['secondFactor'];
  expect(JSON.stringify(stored)).not.toContain(secret);
  const elsewhere = new Encryption({ secretsKey: Buffer.alloc(32), dataDir: app.dataDir });
  const own = { 'secondFactor.secret': stored.secret };
  const others = { 'secondFactor.secret': elsewhere.encrypt(secret, 'second factor') };
  await operators.updateOne({ email: EMAIL }, { $set: others });
  const code = codeOf(secret, { isNext: true });
  expect(onlyError(await new Browser(app).signIn(EMAIL, PASSWORD, { code })).message).toBe(
    'This server cannot check codes from your app. Enter a recovery code.',
  );
  const recovery = recoveryCodes.at(-1);
  expect((await new Browser(app).signIn(EMAIL, PASSWORD, { code: recovery })).status).toBe(200);
  await operators.updateOne({ email: EMAIL }, { $set: own });
});

test('each recovery code works once, in any spelling', async () => {
  const [first = ''] = recoveryCodes;
  const written = first.toUpperCase().replaceAll('-', ' ');
  expect(recoveryCodes).toHaveLength(10);
  expect((await new Browser(app).signIn(EMAIL, PASSWORD, { code: written })).status).toBe(200);
  expect((await new Browser(app).signIn(EMAIL, PASSWORD, { code: first })).status).toBe(401);
});

test('being asked for a code does not reset the failed attempts', async () => {
  await app.db.collection('signInFailures').deleteMany({});
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    statuses.push((await new Browser(app).signIn(EMAIL, PASSWORD, { code: '000000' })).status);
    if (attempt < 4) await new Browser(app).signIn(EMAIL, PASSWORD);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});
