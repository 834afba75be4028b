import { beforeAll, expect, it } from 'vitest';
import { Browser, invited, programOf } from '../accounts/callers.ts';
import { dataOf, onlyError } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';

const app = serveApp();
const CREATE = 'mutation ($name: String!) { createCategory(input: { name: $name }) { id } }';
const HISTORY =
  'query ($by: ID, $of: ChangeSubjectInput) { history(by: $by, of: $of) { nodes { id by byId subjectName } } }';
const UNDO = 'mutation ($id: ID!) { undoChange(id: $id) { by byId source } }';
const SETTING = 'mutation { updateStorefrontSettings(input: { publishesAutomatically: false }) { mode } }';

let owner: Browser;
let editor: Browser;
let viewer: Browser;
let program: Browser;

beforeAll(async () => {
  owner = new Browser(app);
  await owner.signUp('owner@mela.example');
  editor = await invited(owner, app, 'asha.rao@mela.example', 'EDITOR');
  viewer = await invited(owner, app, 'viewer@mela.example', 'VIEWER');
  program = await programOf(editor, app, ['CATALOGUE']);
});

const idOf = async (browser: Browser) =>
  (await browser.askFor('{ session { operator { id } } }')).session.operator.id;
const changes = async (variables: object = {}) => (await viewer.askFor(HISTORY, variables)).history.nodes;

it('names who made a change, including the operator of a token, and can be filtered by person', async () => {
  await owner.askFor(CREATE, { name: 'Of the owner' });
  await editor.askFor(CREATE, { name: 'Of the editor' });
  await program.askFor(CREATE, { name: 'Of a program' });
  const byId = await idOf(editor);
  const expected = [
    { by: 'Script, a token of Asha Rao', byId, subjectName: 'Of a program' },
    { by: 'Asha Rao', byId, subjectName: 'Of the editor' },
  ];
  expect(await changes({ by: byId })).toMatchObject(expected);
  expect(await changes({ by: byId, of: { kind: 'CATEGORY' } })).toMatchObject(expected);
  expect(await changes({ by: byId, of: { kind: 'PRODUCT' } })).toEqual([]);
  expect(await changes()).toMatchObject([...expected, { by: 'Owner', subjectName: 'Of the owner' }]);
  const named = await editor.askFor('mutation { updateProfile(name: "Asha") { name } }');
  expect(named.updateProfile.name).toBe('Asha');
  await editor.askFor(CREATE, { name: 'Of Asha' });
  expect((await changes())[0]).toMatchObject({ by: 'Asha' });
});

it('is for viewers to read and for editors to undo', async () => {
  const [{ id }] = await changes();
  expect(onlyError(await viewer.ask(UNDO, { id })).extensions.code).toBe('FORBIDDEN');
  expect(onlyError(await new Browser(app).ask(HISTORY)).extensions.code).toBe('UNAUTHENTICATED');
  expect((await editor.askFor(UNDO, { id })).undoChange).toMatchObject({ by: 'Asha', source: 'UNDO' });
});

it('can be undone by a token only within the token’s scopes', async () => {
  await editor.askFor(SETTING);
  const [setting] = await changes({ of: { kind: 'STOREFRONT' } });
  expect(onlyError(await program.ask(UNDO, { id: setting.id })).message).toBe(
    'This token does not have permission to do this.',
  );
  await editor.askFor(CREATE, { name: 'For the program' });
  const [creation] = await changes({ of: { kind: 'CATEGORY' } });
  expect(dataOf(await program.ask(UNDO, { id: creation.id })).undoChange).toMatchObject({
    by: 'Script, a token of Asha',
  });
});
