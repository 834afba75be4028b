import { beforeAll, expect, test } from 'vitest';
import { onlyError } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';
import { Browser, invited, PASSWORD, programOf } from './callers.ts';
import { PasskeyDevice } from './passkey-device.ts';

const app = serveApp();
const owner = new Browser(app);
const OWN = '{ apiTokens { id } passkeys { id } }';
let editor: Browser;
let theirs: { tokenId: string; passkeyId: string };

beforeAll(async () => {
  await owner.signUp('meera@mela.example');
  editor = await invited(owner, app, 'asha@mela.example', 'EDITOR');
  await programOf(editor, app, ['READ']);
  const begin = `mutation { beginPasskey(password: "${PASSWORD}") }`;
  const response = new PasskeyDevice(app.url).create((await editor.askFor(begin)).beginPasskey);
  const register =
    'mutation ($response: WebAuthn!) { registerPasskey(name: "Phone", response: $response) { id } }';
  await editor.askFor(register, { response });
  const { apiTokens, passkeys } = await editor.askFor(OWN);
  theirs = { tokenId: apiTokens[0].id, passkeyId: passkeys[0].id };
});

test("nobody reads or removes another operator's tokens and passkeys by their ids, not even an owner (CVE-2026-25574)", async () => {
  expect(await owner.askFor(OWN)).toEqual({ apiTokens: [], passkeys: [] });
  for (const mutation of [
    `revokeApiToken(id: "${theirs.tokenId}")`,
    `removePasskey(id: "${theirs.passkeyId}")`,
    `revokeApiToken(id: "${theirs.passkeyId}")`,
  ]) {
    const answer = await owner.ask(`mutation { ${mutation} { id name } }`);
    expect([onlyError(answer).message, answer.data]).toEqual(['Nothing found with this id.', null]);
  }
  expect(await editor.askFor(OWN)).toMatchObject({
    apiTokens: [{ id: theirs.tokenId }],
    passkeys: [{ id: theirs.passkeyId }],
  });
});

test("nobody changes another operator's name, password or second factor, or ends their session (CVE-2026-25574)", async () => {
  await owner.askFor('mutation { updateProfile(name: "Meera") { id } }');
  const input = { currentPassword: PASSWORD, newPassword: 'another-loom-at-dusk' };
  await owner.askFor(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { hasAccounts } }',
    { input },
  );
  await owner.askFor(`mutation { beginSecondFactor(password: "${input.newPassword}") { uri } }`);
  await owner.askFor('mutation { signOut { hasAccounts } }');
  const { session } = await editor.askFor('{ session { operator { name hasSecondFactor } } }');
  expect(session.operator).toEqual({ name: 'Asha', hasSecondFactor: false });
  expect((await new Browser(app).signIn('asha@mela.example')).status).toBe(200);
  expect(await app.db.collection('operators').countDocuments({ secondFactor: { $exists: true } })).toBe(1);
});
