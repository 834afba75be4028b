import { beforeAll, expect, test } from 'vitest';
import { serveApp } from '../serve.ts';
import { codeOf } from './authenticator.ts';
import { Browser, invited, PASSWORD } from './callers.ts';
import { PasskeyDevice } from './passkey-device.ts';

const app = serveApp();
const EMAIL = 'meera@mela.example';
const INVITE =
  'mutation ($email: String!, $role: Role!) { inviteOperator(email: $email, role: $role) { secret } }';
const BEGIN = 'mutation ($password: String!) { beginSecondFactor(password: $password) { secret } }';
const CONFIRM = 'mutation ($code: String!) { confirmSecondFactor(code: $code) }';
let owner: Browser;

beforeAll(async () => {
  const first = [new Browser(app), new Browser(app)];
  const answers = await Promise.all(first.map((browser) => browser.signUp(EMAIL)));
  owner = first.find((_, index) => answers[index]?.status === 200) ?? new Browser(app);
});

function statusesOf(answers: { status: number }[]): number[] {
  return answers.map(({ status }) => status).sort();
}

test('of two who make the first account at once, one is the owner', async () => {
  expect((await owner.askFor('{ operators { role } }')).operators).toEqual([{ role: 'OWNER' }]);
});

test('of two who accept an invitation at once, one is let in', async () => {
  const { secret } = (await owner.askFor(INVITE, { email: 'asha@mela.example', role: 'EDITOR' }))
    .inviteOperator;
  const answers = await Promise.all(
    [0, 1].map(() => new Browser(app).signUp('asha@mela.example', PASSWORD, secret)),
  );
  expect(statusesOf(answers)).toEqual([200, 403]);
});

test('a second factor that is confirmed twice at once has one set of recovery codes', async () => {
  const editor = await invited(owner, app, 'tara@mela.example', 'EDITOR');
  const { secret } = (await editor.askFor(BEGIN, { password: PASSWORD })).beginSecondFactor;
  const code = codeOf(secret);
  const answers = await Promise.all([0, 1].map(() => editor.ask(CONFIRM, { code })));
  expect(statusesOf(answers)).toEqual([200, 401]);
  const codes = answers.flatMap(({ data }) => data?.confirmSecondFactor ?? []);
  const uses = await Promise.all(
    [0, 1].map(() => new Browser(app).signIn('tara@mela.example', PASSWORD, { code: codes[0] })),
  );
  expect(statusesOf(uses)).toEqual([200, 401]);
});

test('an answer of a passkey that is sent twice at once signs in once', async () => {
  const device = new PasskeyDevice(app.url);
  const { beginPasskey } = await owner.askFor(`mutation { beginPasskey(password: "${PASSWORD}") }`);
  const register =
    'mutation ($response: WebAuthn!) { registerPasskey(name: "Phone", response: $response) { id } }';
  await owner.askFor(register, { response: device.create(beginPasskey) });
  const browser = new Browser(app);
  const { beginPasskeySignIn } = await browser.askFor('mutation { beginPasskeySignIn }');
  const response = device.get(beginPasskeySignIn);
  const signIn = 'mutation ($response: WebAuthn!) { signInWithPasskey(response: $response) { isOpen } }';
  const { cookie } = browser;
  const twice = [new Browser(app, { cookie }), new Browser(app, { cookie })];
  expect(statusesOf(await Promise.all(twice.map((one) => one.ask(signIn, { response }))))).toEqual([
    200, 401,
  ]);
});
