import { beforeAll, expect, test } from 'vitest';
import { serveApp } from '../serve.ts';
import { codeOf } from './authenticator.ts';
import { Browser, CHANGE_ROLE, INVITE, invited, PASSWORD } from './callers.ts';
import { runOperator } from './operator-command.ts';
import { PasskeyDevice } from './passkey-device.ts';

const app = serveApp();
const EMAIL = 'meera@mela.example';
const BEGIN = 'mutation ($password: String!) { beginSecondFactor(password: $password) { secret } }';
const CONFIRM = 'mutation ($code: String!) { confirmSecondFactor(code: $code) }';
let owner: Browser;

beforeAll(async () => {
  const first = [new Browser(app), new Browser(app)];
  const answers = await Promise.all(first.map((browser) => browser.signUp(EMAIL)));
  owner = first.find((_, index) => answers[index]?.status === 200) ?? new Browser(app);
});

const isRefused = ({ errors }: { errors: object[] }) => errors.length > 0;

function statusesOf(answers: { status: number }[]): number[] {
  return answers.map(({ status }) => status).sort();
}

test('if two people create the first account at once, one becomes the owner', async () => {
  expect((await owner.askFor('{ operators { role } }')).operators).toEqual([{ role: 'OWNER' }]);
});

test('if two people accept an invitation at once, one gets the account', async () => {
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
  expect(answers.map(isRefused).sort()).toEqual([false, true]);
  const codes = answers.flatMap(({ data }) => data?.confirmSecondFactor ?? []);
  const uses = await Promise.all(
    [0, 1].map(() => new Browser(app).signIn('tara@mela.example', PASSWORD, { code: codes[0] })),
  );
  expect(statusesOf(uses)).toEqual([200, 401]);
});

test('a passkey response that is sent twice at once signs in once', async () => {
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

test('if two owners demote each other at once, one stays an owner, also with the command', async () => {
  const other = await invited(owner, app, 'anil@mela.example', 'OWNER');
  const { operators } = await owner.askFor('{ operators { id email } }');
  const idOf = (email: string) => operators.find((one: { email: string }) => one.email === email).id;
  const answers = await Promise.all([
    owner.ask(CHANGE_ROLE, { id: idOf('anil@mela.example'), role: 'VIEWER' }),
    other.ask(CHANGE_ROLE, { id: idOf(EMAIL), role: 'VIEWER' }),
  ]);
  expect(answers.map(isRefused).sort()).toEqual([false, true]);
  await app.db.collection('operators').updateOne({ email: EMAIL }, { $set: { role: 'OWNER' } });
  await app.db.collection('operators').updateOne({ email: 'anil@mela.example' }, { $set: { role: 'OWNER' } });
  const removed = await Promise.all([
    runOperator(app, '', 'remove', EMAIL),
    runOperator(app, '', 'role', 'anil@mela.example', '--role', 'editor'),
  ]);
  expect(removed.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(removed.map(({ errors }) => errors).join('')).toBe(
    'The shop needs at least one owner. Make someone else an owner first.',
  );
  expect(await app.db.collection('operators').countDocuments({ role: 'OWNER' })).toBe(1);
});
