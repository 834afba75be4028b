import { beforeAll, expect, test } from 'vitest';
import { onlyError } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';
import { Browser, invited } from './callers.ts';

const app = serveApp();
const EMAIL = 'meera@mela.example';
const SESSIONS = '{ sessions { id device isCurrent createdAt usedAt } }';
const END = 'mutation ($id: ID!) { endSession(id: $id) { device } }';
const [laptop, phone] = ['X11; Linux', 'Linux; Android 10'].map(
  (system) => new Browser(app, { 'user-agent': `Mozilla/5.0 (${system}) Chrome/142.0 Safari/537.36` }),
) as [Browser, Browser];
let editor: Browser;

beforeAll(async () => {
  await laptop.signUp(EMAIL);
  await phone.signIn(EMAIL);
  editor = await invited(laptop, app, 'asha@mela.example', 'EDITOR');
});

test('an operator sees their own sessions, without tokens, and no others', async () => {
  const { sessions } = await laptop.askFor(SESSIONS);
  expect(sessions).toMatchObject([
    { device: 'Chrome on Android', isCurrent: false },
    { device: 'Chrome on Linux', isCurrent: true },
  ]);
  expect(JSON.stringify(sessions)).not.toContain(laptop.cookie.replace('session=', ''));
  expect((await editor.askFor(SESSIONS)).sessions).toHaveLength(1);
  expect(sessions.map(({ id }: { id: string }) => id)).not.toContain(laptop.cookie.split('=')[1]);
});

test("nobody ends another operator's session (CVE-2026-25574)", async () => {
  const { sessions } = await laptop.askFor(SESSIONS);
  for (const { id } of sessions) {
    expect(onlyError(await editor.ask(END, { id })).message).toBe('Nothing found with this id.');
  }
  await editor.askFor('mutation { endOtherSessions }');
  expect((await laptop.askFor(SESSIONS)).sessions).toHaveLength(2);
});

test('an ended session is invalid at once, even while it is in use, and ends once', async () => {
  const { sessions } = await laptop.askFor(SESSIONS);
  const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  const uses = await Promise.all([
    phone.ask(SESSIONS),
    laptop.ask(END, { id }),
    laptop.ask(END, { id }),
    phone.ask(SESSIONS),
  ]);
  expect(
    uses
      .slice(1, 3)
      .map(({ errors }) => errors.length)
      .sort(),
  ).toEqual([0, 1]);
  expect((await phone.ask(SESSIONS)).status).toBe(401);
  expect((await laptop.askFor(SESSIONS)).sessions).toHaveLength(1);
});

test('signing out elsewhere ends all other sessions, and keeps this one', async () => {
  await phone.signIn(EMAIL);
  await new Browser(app).signIn(EMAIL);
  expect(await laptop.askFor('mutation { endOtherSessions }')).toEqual({ endOtherSessions: 2 });
  expect((await phone.ask(SESSIONS)).status).toBe(401);
  expect((await laptop.askFor(SESSIONS)).sessions).toMatchObject([{ isCurrent: true }]);
  expect((await editor.ask(SESSIONS)).status).toBe(200);
});
