import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, onlyError } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';
import { codeOf } from './authenticator.ts';
import { Browser, invited, PASSWORD } from './callers.ts';
import { PasskeyDevice } from './passkey-device.ts';

const app = serveApp();
const owner = new Browser(app);
const EMAIL = 'meera@mela.example';
const NEW_PASSWORD = 'another-loom-at-dusk';
const BEGIN = 'mutation ($password: String!) { beginPasskey(password: $password) }';
const REGISTER =
  'mutation ($name: String!, $response: WebAuthn!) { registerPasskey(name: $name, response: $response) { id name usedAt } }';
const BEGIN_SIGN_IN = 'mutation { beginPasskeySignIn }';
const SIGN_IN =
  'mutation ($response: WebAuthn!) { signInWithPasskey(response: $response) { operator { email signedInAt } } }';
const PASSKEYS = '{ passkeys { id name usedAt } }';
let device: PasskeyDevice;

beforeAll(async () => {
  await owner.signUp(EMAIL);
  device = new PasskeyDevice(app.url);
  await register(owner, device, 'Laptop');
});

beforeEach(() =>
  app.db
    .collection('signInFailures')
    .deleteMany({})
    .then(() => {}),
);

async function register(browser: Browser, made: PasskeyDevice, name = 'Phone', password = PASSWORD) {
  const { beginPasskey } = await browser.askFor(BEGIN, { password });
  return (await browser.askFor(REGISTER, { name, response: made.create(beginPasskey) })).registerPasskey;
}

async function signIn(browser: Browser, made = device, changes = {}): Promise<Answer<unknown>> {
  const { beginPasskeySignIn } = await browser.askFor(BEGIN_SIGN_IN);
  return browser.ask(SIGN_IN, { response: made.get(beginPasskeySignIn, changes) });
}

function expectRefused(answer: Answer<unknown>): void {
  expect([answer.status, onlyError(answer).message]).toEqual([
    401,
    'This passkey was not accepted. Try again, or use your password.',
  ]);
  expect(answer.headers.getSetCookie().join()).not.toContain('session=');
}

describe('a passkey', () => {
  test('is created with the password, on a device that unlocks it, and is listed with its name', async () => {
    expect(onlyError(await owner.ask(BEGIN, { password: 'not mine at all' })).extensions.fieldErrors).toEqual(
      {
        password: 'Wrong password',
      },
    );
    const { beginPasskey } = await owner.askFor(BEGIN, { password: PASSWORD });
    expect(beginPasskey).toMatchObject({
      ...{ attestation: 'none', rp: { id: 'localhost', name: 'Mela' }, user: { name: EMAIL } },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.made?.credentialId }],
    });
    expect((await owner.askFor(PASSKEYS)).passkeys).toMatchObject([{ name: 'Laptop' }]);
  });

  test('signs in without a password, also if the account has a second factor', async () => {
    const begin = 'mutation ($password: String!) { beginSecondFactor(password: $password) { secret } }';
    const { secret } = (await owner.askFor(begin, { password: PASSWORD })).beginSecondFactor;
    await owner.askFor('mutation ($code: String!) { confirmSecondFactor(code: $code) }', {
      code: codeOf(secret),
    });
    expect((await new Browser(app).signIn(EMAIL)).status).toBe(401);
    const browser = new Browser(app);
    const { status, data } = await signIn(browser);
    expect([status, data]).toMatchObject([
      200,
      { signInWithPasskey: { operator: { email: EMAIL, signedInAt: expect.any(String) } } },
    ]);
    // The cookie of the challenge was removed.
    expect(browser.cookie).toMatch(/^session=[\w-]{43}$/);
    expect((await browser.askFor(PASSKEYS)).passkeys).toMatchObject([{ usedAt: expect.any(String) }]);
  });

  test('stays when the password changes, and is invalid once it is removed', async () => {
    const editor = await invited(owner, app, 'asha@mela.example', 'EDITOR');
    const phone = new PasskeyDevice(app.url);
    const { id } = await register(editor, phone);
    const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await editor.askFor(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { hasAccounts } }',
      { input },
    );
    expect((await signIn(new Browser(app), phone)).status).toBe(200);
    await editor.askFor('mutation ($id: ID!) { removePasskey(id: $id) { name } }', { id });
    expect((await editor.askFor(PASSKEYS)).passkeys).toEqual([]);
    expectRefused(await signIn(new Browser(app), phone));
  });

  test('of a removed operator is invalid at once', async () => {
    const viewer = await invited(owner, app, 'ravi@mela.example', 'VIEWER');
    const phone = new PasskeyDevice(app.url);
    await register(viewer, phone);
    const { operators } = await owner.askFor('{ operators { id email } }');
    const { id } = operators.find(({ email }: { email: string }) => email.startsWith('ravi'));
    await owner.askFor('mutation ($id: ID!) { removeOperator(id: $id) { email } }', { id });
    expectRefused(await signIn(new Browser(app), phone));
    expect(await app.db.collection('passkeys').countDocuments()).toBe(1);
  });
});

describe('no passkey is registered', () => {
  test.each<[string, (made: PasskeyDevice) => void]>([
    ['that was made on a page of another site', (made) => (made.origin = 'https://evil.example')],
    ['that its device did not unlock', (made) => (made.isUnlocked = false)],
  ])('%s', async (_, change) => {
    const { beginPasskey } = await owner.askFor(BEGIN, { password: PASSWORD });
    const other = new PasskeyDevice(app.url);
    change(other);
    await expectNotTaken(owner, other.create(beginPasskey));
  });

  test('that was created for another name, or with certificates', async () => {
    const { beginPasskey } = await owner.askFor(BEGIN, { password: PASSWORD });
    const other = new PasskeyDevice(app.url);
    await expectNotTaken(owner, other.create({ ...beginPasskey, rp: { id: 'evil.example' } }));
    const again = (await owner.askFor(BEGIN, { password: PASSWORD })).beginPasskey;
    const statement = new Map<string, unknown>([
      ['alg', -7],
      ['sig', new Uint8Array(8)],
      ['x5c', [new Uint8Array(8)]],
    ]);
    await expectNotTaken(owner, other.create(again, statement));
  });

  test('for a session that did not ask, twice, or that is already registered', async () => {
    const editor = new Browser(app);
    await editor.signIn('asha@mela.example', NEW_PASSWORD);
    const { beginPasskey } = await owner.askFor(BEGIN, { password: PASSWORD });
    await expectNotTaken(editor, new PasskeyDevice(app.url).create(beginPasskey));
    // The editor's attempt has used up the challenge, so the owner cannot answer it either.
    await expectNotTaken(owner, new PasskeyDevice(app.url).create(beginPasskey));
    const phone = new PasskeyDevice(app.url);
    await register(owner, phone);
    const next = (await owner.askFor(BEGIN, { password: PASSWORD })).beginPasskey;
    const second = new PasskeyDevice(app.url);
    const response = second.create(next);
    await app.db.collection('passkeys').updateOne({ name: 'Phone' }, { $set: { credentialId: response.id } });
    expect(onlyError(await owner.ask(REGISTER, { name: 'Again', response })).message).toBe(
      'This passkey has already been added.',
    );
    await app.db.collection('passkeys').deleteOne({ name: 'Phone' });
  });

  test.each([null, 'nonsense', {}, { id: 'x', response: { clientDataJSON: 'e30' } }])('of %j', (response) =>
    expectNotTaken(owner, response ?? 0),
  );

  async function expectNotTaken(browser: Browser, response: unknown): Promise<void> {
    const answer = await browser.ask(REGISTER, { name: 'Evil', response });
    expect(onlyError(answer).message).toBe('This passkey could not be added. Start again.');
    expect(await app.db.collection('passkeys').countDocuments({ name: 'Evil' })).toBe(0);
  }
});

describe('nobody signs in', () => {
  test('with a response that was already used, or that another browser was asked for', async () => {
    const browser = new Browser(app);
    const { beginPasskeySignIn } = await browser.askFor(BEGIN_SIGN_IN);
    const response = device.get(beginPasskeySignIn);
    expectRefused(await new Browser(app).ask(SIGN_IN, { response }));
    expect((await signIn(browser)).status).toBe(200);
    const other = new Browser(app);
    const options = (await other.askFor(BEGIN_SIGN_IN)).beginPasskeySignIn;
    const { cookie } = other;
    const answered = device.get(options);
    expect((await other.ask(SIGN_IN, { response: answered })).status).toBe(200);
    expectRefused(await new Browser(app, { cookie }).ask(SIGN_IN, { response: answered }));
  });

  test('with a challenge that has expired', async () => {
    const browser = new Browser(app);
    const { beginPasskeySignIn } = await browser.askFor(BEGIN_SIGN_IN);
    const expired = { $set: { expiresAt: new Date(Date.now() - 1) } };
    await app.db.collection('passkeyChallenges').updateMany({}, expired);
    expectRefused(await browser.ask(SIGN_IN, { response: device.get(beginPasskeySignIn) }));
  });

  test('from another site, for another name, or with a device that was not unlocked', async () => {
    const browser = new Browser(app);
    const options = async () => (await browser.askFor(BEGIN_SIGN_IN)).beginPasskeySignIn;
    const answers = [
      inState({ origin: 'https://evil.example' }, await options()),
      device.get({ ...(await options()), rpId: 'evil.example' }),
      inState({ isUnlocked: false }, await options()),
    ];
    for (const response of answers) expectRefused(await browser.ask(SIGN_IN, { response }));
  });

  test("with another person's passkey, or another name on their own", async () => {
    const editor = new Browser(app);
    await editor.signIn('asha@mela.example', NEW_PASSWORD);
    const phone = new PasskeyDevice(app.url);
    await register(editor, phone, 'Phone', NEW_PASSWORD);
    const browser = new Browser(app);
    const theirs = {
      credentialId: device.made?.credentialId ?? '',
      userHandle: device.made?.userHandle ?? '',
    };
    expectRefused(await signIn(browser, phone, theirs));
    expectRefused(await signIn(browser, phone, { userHandle: theirs.userHandle }));
    expect((await signIn(browser, phone)).data).toMatchObject({
      signInWithPasskey: { operator: { email: 'asha@mela.example' } },
    });
  });

  test('with a copy of a device, whose counter decreases', async () => {
    expect((await signIn(new Browser(app))).status).toBe(200);
    device.counter -= 1;
    expectRefused(await signIn(new Browser(app)));
    expect((await signIn(new Browser(app))).status).toBe(200);
  });

  test('after five failed attempts from this address, for a while', async () => {
    const browser = new Browser(app);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expectRefused(await browser.ask(SIGN_IN, { response: { id: `guess ${attempt}` } }));
    }
    expect((await signIn(browser)).status).toBe(429);
  });

  test('when a hundred challenges are unanswered: no more are issued', async () => {
    const network = '127.0.0.1';
    const open = { boundTo: 'browser', network, expiresAt: new Date(Date.now() + 60_000) };
    const challenges = app.db.collection<{ _id: string }>('passkeyChallenges');
    await challenges.insertMany(Array.from({ length: 100 }, (_, index) => ({ _id: `${index}`, ...open })));
    expect((await new Browser(app).ask(BEGIN_SIGN_IN)).status).toBe(429);
    await challenges.deleteMany({});
  });
});

test('passkeys belong to a host name: an IP address gets an explanation instead', async () => {
  const at = { url: app.url.replace('localhost', '127.0.0.1') };
  const browser = new Browser(at);
  const { session } = await browser.askFor('{ session { passkeyObstacle } }');
  expect(session.passkeyObstacle).toMatch(
    /^Passkeys need a domain name and do not work with an IP address: open the/,
  );
  expect(onlyError(await browser.ask(BEGIN_SIGN_IN)).message).toBe(session.passkeyObstacle);
  expect((await owner.askFor('{ session { passkeyObstacle } }')).session.passkeyObstacle).toBeNull();
});

/**
 * Lets the device answer in a temporary state.
 * @returns its response
 */
function inState(
  state: Partial<Pick<PasskeyDevice, 'origin' | 'isUnlocked'>>,
  options: { challenge: string; rpId: string },
) {
  const { origin, isUnlocked } = device;
  Object.assign(device, state);
  const answered = device.get(options);
  Object.assign(device, { origin, isUnlocked });
  return answered;
}
