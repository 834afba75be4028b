import { beforeAll, expect, it } from 'vitest';
import { Browser, CHANGE_ROLE, invited, programOf } from '../accounts/callers.ts';
import { onlyError } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';
import { readHistory, tryUndo } from './ask-history.ts';

const app = serveApp();
const owner = new Browser(app);

beforeAll(async () => {
  await owner.signUp('meera@mela.example');
});

it('no change of an account can be undone, and each says so', async () => {
  const editor = await invited(owner, app, 'asha@mela.example', 'EDITOR');
  const { session } = await editor.askFor('{ session { operator { id } } }');
  const { id } = session.operator;
  await owner.askFor(CHANGE_ROLE, { id, role: 'VIEWER' });
  await owner.askFor('mutation { updateProfile(name: "Meera Joshi") { id } }');
  await programOf(owner, app, ['READ']);
  await owner.askFor('mutation ($id: ID!) { removeOperator(id: $id) { id } }', { id });
  const entries = await readHistory(owner);
  expect(entries.map(({ subject, action }) => `${action} ${subject}`)).toEqual([
    ...['DELETED OPERATOR', 'CHANGED OPERATOR', 'CHANGED OPERATOR', 'CHANGED OPERATOR'],
    ...['CREATED OPERATOR', 'CREATED INVITATION', 'CREATED OPERATOR'],
  ]);
  for (const entry of entries) {
    expect(entry.canUndo).toBe(false);
    expect(onlyError(await tryUndo(owner, entry))).toMatchObject({
      message: 'Changes of this kind cannot be undone. Make the opposite change by hand instead.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
});
