import { expect, test } from 'vitest';
import { openShopDatabase } from '../database.ts';
import { spawnServer } from '../serve.ts';
import { codeOf } from './authenticator.ts';
import { Browser, PASSWORD, programOf } from './callers.ts';
import { PasskeyDevice } from './passkey-device.ts';

const database = openShopDatabase();

test('no response and no log line contains a password, or the secret of a session, a token, a passkey or an invitation (CVE-2026-28213)', async () => {
  const server = spawnServer({
    environment: { MONGODB_URI: database.uri, MONGODB_DB: database.name, LOG_LEVEL: 'trace' },
  });
  const url = await server.url;
  const owner = new Browser({ url });
  const answers = [
    await owner.signUp('meera@mela.example'),
    await owner.signIn('meera@mela.example'),
    await owner.signIn('meera@mela.example', `wrong ${PASSWORD}`),
  ];
  const session = owner.cookie.replace('session=', '');
  const program = await programOf(owner, { url }, ['READ']);
  const token = program.headers['authorization']?.replace('Bearer ', '') ?? '';
  answers.push(await program.ask('{ storefront { mode } }'), await program.ask('{ operators { id } }'));
  answers.push(await owner.ask('{ operators { id passwordHash } }'));
  const onceTold = await tellOnce(owner, new PasskeyDevice(url));
  await server.stop();
  const told = [server.output(), server.errorOutput(), ...answers.map(({ text }) => text)].join('\n');
  expect(told).toContain('"path":"/graphql"');
  for (const secret of [PASSWORD, session, token]) {
    expect(secret.length).toBeGreaterThan(10);
    expect(told).not.toContain(secret);
  }
  const logged = server.output() + server.errorOutput();
  for (const secret of onceTold) {
    expect(secret.length).toBeGreaterThan(10);
    expect(logged).not.toContain(secret);
  }
});

/**
 * Sends every secret once.
 * @returns the responses to all requests, and the passkey's response to a challenge
 */
async function tellOnce(owner: Browser, device: PasskeyDevice): Promise<string[]> {
  const password = `password: "${PASSWORD}"`;
  const { beginPasskey } = await owner.askFor(`mutation { beginPasskey(${password}) }`);
  const register =
    'mutation ($response: WebAuthn!) { registerPasskey(name: "Phone", response: $response) { id } }';
  await owner.askFor(register, { response: device.create(beginPasskey) });
  const { beginPasskeySignIn } = await owner.askFor('mutation { beginPasskeySignIn }');
  const { cookie } = owner;
  const response = device.get(beginPasskeySignIn);
  await owner.askFor(
    'mutation ($response: WebAuthn!) { signInWithPasskey(response: $response) { isOpen } }',
    {
      response,
    },
  );
  const { beginSecondFactor } = await owner.askFor(`mutation { beginSecondFactor(${password}) { secret } }`);
  const code = codeOf(beginSecondFactor.secret);
  const { confirmSecondFactor } = await owner.askFor(`mutation { confirmSecondFactor(code: "${code}") }`);
  const { inviteOperator, setWebhook } = await owner.askFor(
    `mutation { inviteOperator(email: "a@b.example", role: VIEWER, ${password}) { secret } setWebhook(url: "https://a.example/") { secret } }`,
  );
  const cookies = cookie.split('; ').map((one) => one.replace(/^\w+=/, ''));
  return [
    ...[beginPasskey.challenge, beginPasskeySignIn.challenge, response.response.signature, ...cookies],
    ...[beginSecondFactor.secret, ...confirmSecondFactor, inviteOperator.secret, setWebhook.secret],
  ];
}
