import { beforeEach, expect, test } from 'vitest';
import { serveApp } from '../serve.ts';
import { Browser, invited, PASSWORD } from './callers.ts';
import { PasskeyDevice } from './passkey-device.ts';

const app = serveApp({ TRUST_PROXY: 'true' });
const EMAIL = 'meera@mela.example';
const HOME = '192.0.2.1';
const TOKEN = (password: string) =>
  `mutation { createApiToken(name: "Script", scopes: [READ], password: "${password}") { secret } }`;

/** A client at an address that the proxy reports. */
const at = (address: string) => new Browser(app, { 'x-forwarded-for': address });
const owner = at(HOME);
let isSignedUp = false;

beforeEach(async () => {
  if (!isSignedUp) {
    // The first account is created on the machine itself, not through a proxy.
    await new Browser(app).signUp(EMAIL);
    await owner.signIn(EMAIL);
  }
  isSignedUp = true;
  await app.db.collection('signInFailures').deleteMany({});
});

/**
 * Guesses a password, each time from a different address.
 * @returns the statuses
 */
async function guess(times: number, email = EMAIL): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) {
    statuses.push((await at(`198.51.100.${index}`).signIn(email, `wrong password ${index}`)).status);
  }
  return statuses;
}

test('many addresses together can guess an account’s password five times, and then must wait', async () => {
  expect(await guess(7)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect(await guess(7, 'nobody@mela.example')).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('an operator under attack signs in from known networks, which gives the attackers no more attempts', async () => {
  await guess(6);
  expect((await at(HOME).signIn(EMAIL)).status).toBe(200);
  expect((await at('203.0.113.9').signIn(EMAIL)).status).toBe(429);
  await app.db.collection('signInFailures').deleteMany({});
  // The server remembers the networks of earlier sign-ins until there are too many.
  expect((await at('203.0.113.9').signIn(EMAIL)).status).toBe(200);
  await guess(6);
  expect((await at('203.0.113.9').signIn(EMAIL)).status).toBe(200);
});

test('an operator who must wait at a new address locks neither that address nor their passkeys', async () => {
  const editor = await invited(owner, app, 'asha@mela.example', 'EDITOR');
  await guess(6);
  const elsewhere = '203.0.113.77';
  for (let index = 0; index < 8; index += 1) {
    expect((await at(elsewhere).signIn(EMAIL)).status).toBe(429);
  }
  expect((await at(elsewhere).signIn('asha@mela.example')).status).toBe(200);
  const device = new PasskeyDevice(app.url);
  const begin = `mutation { beginPasskey(password: "${PASSWORD}") }`;
  const response = device.create((await owner.askFor(begin)).beginPasskey);
  const register =
    'mutation ($response: WebAuthn!) { registerPasskey(name: "Phone", response: $response) { id } }';
  await owner.askFor(register, { response });
  // Failed attempts from the new address do not block the passkey either.
  for (let index = 0; index < 6; index += 1) await at(elsewhere).signIn(`x${index}@mela.example`);
  const browser = at(elsewhere);
  const { beginPasskeySignIn } = await browser.askFor('mutation { beginPasskeySignIn }');
  const signIn = 'mutation ($response: WebAuthn!) { signInWithPasskey(response: $response) { isOpen } }';
  expect((await browser.ask(signIn, { response: device.get(beginPasskeySignIn) })).status).toBe(200);
  expect((await editor.ask('{ apiTokens { id } }')).status).toBe(200);
});

test('a signed-in operator can confirm the password during an attack, and a stolen session gets no more attempts', async () => {
  await guess(6);
  for (let index = 0; index < 6; index += 1) await at(HOME).signIn(`x${index}@mela.example`);
  expect((await owner.ask(TOKEN(PASSWORD))).status).toBe(200);
  const messages: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    const elsewhere = new Browser(app, {
      ...{ cookie: owner.cookie, 'x-forwarded-for': `198.51.100.${index}` },
    });
    messages.push((await elsewhere.ask(TOKEN(`wrong password ${index}`))).errors[0]?.message ?? '');
  }
  expect(messages.slice(0, 5)).toEqual(Array(5).fill('Wrong password'));
  expect(messages.slice(5).join()).toMatch(/^Too many attempts[^,]*,Too many attempts/);
});
