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
    password: 'This is not your password',
  });
  const { beginSecondFactor } = await owner.askFor(begin, { password: PASSWORD });
  secret = beginSecondFactor.secret;
  expect(beginSecondFactor.uri).toMatch(/^otpauth:\/\/totp\/Mela:meera%40mela.example\?issuer=Mela&secret=/);
  // Until a code of the app was entered, none is asked for.
  expect((await new Browser(app).signIn(EMAIL)).status).toBe(200);
  const confirm = 'mutation ($code: String!) { confirmSecondFactor(code: $code) }';
  // The session has not ended: it is the field that is wrong.
  expect(onlyError(await owner.ask(confirm, { code: '000000' })).extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fieldErrors: { code: 'This code is wrong, or was used already.' },
  });
  recoveryCodes = (await owner.askFor(confirm, { code: codeOf(secret) })).confirmSecondFactor;
});

test('a code is asked for once the password was right, and not before', async () => {
  const wrong = onlyError(await new Browser(app).signIn(EMAIL, 'not the password'));
  expect(wrong.message).toBe('The email or the password is wrong.');
  const asked = onlyError(await new Browser(app).signIn(EMAIL));
  expect(asked.extensions).toMatchObject({
    code: 'UNAUTHENTICATED',
    fieldErrors: { code: 'Enter the code of your authenticator app.' },
  });
});

test('each code is taken once, also of several at the same moment', async () => {
  const code = codeOf(secret, { isNext: true });
  const answers = await Promise.all([0, 1].map(() => new Browser(app).signIn(EMAIL, PASSWORD, { code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('the database has the secret encrypted: with another key only recovery codes are taken (GHSA-j5g3-5c8r-7qfx)', async () => {
  const operators = app.db.collection('operators');
  const stored = (await operators.findOne({ email: EMAIL }))?.['secondFactor'];
  expect(JSON.stringify(stored)).not.toContain(secret);
  const elsewhere = new Encryption({ secretsKey: Buffer.alloc(32), dataDir: app.dataDir });
  const own = { 'secondFactor.secret': stored.secret };
  const others = { 'secondFactor.secret': elsewhere.encrypt(secret, 'second factor') };
  await operators.updateOne({ email: EMAIL }, { $set: others });
  const code = codeOf(secret, { isNext: true });
  expect(onlyError(await new Browser(app).signIn(EMAIL, PASSWORD, { code })).message).toBe(
    'Codes of apps cannot be checked on this server: enter a recovery code.',
  );
  const recovery = recoveryCodes.at(-1);
  expect((await new Browser(app).signIn(EMAIL, PASSWORD, { code: recovery })).status).toBe(200);
  await operators.updateOne({ email: EMAIL }, { $set: own });
});

test('each recovery code is taken once, however it is written', async () => {
  const [first = ''] = recoveryCodes;
  const written = first.toUpperCase().replaceAll('-', ' ');
  expect(recoveryCodes).toHaveLength(10);
  expect((await new Browser(app).signIn(EMAIL, PASSWORD, { code: written })).status).toBe(200);
  expect((await new Browser(app).signIn(EMAIL, PASSWORD, { code: first })).status).toBe(401);
});

test('to be asked for a code does not clear what was tried in vain', async () => {
  await app.db.collection('signInFailures').deleteMany({});
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    statuses.push((await new Browser(app).signIn(EMAIL, PASSWORD, { code: '000000' })).status);
    if (attempt < 4) await new Browser(app).signIn(EMAIL, PASSWORD);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});
