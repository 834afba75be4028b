import { ObjectId } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import { needsOf, rootFieldsOf } from '../../src/app/graphql/needs.ts';
import { schema } from '../../src/app/graphql/schema.ts';
import { operatorSubject } from '../../src/modules/accounts/history-subjects.ts';
import { Browser, invited, programOf } from '../accounts/callers.ts';
import { onlyError } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';
import { countHistory, readHistory, readHistoryPage, tryUndo, type WireChange } from './ask-history.ts';

const app = serveApp();
const owner = new Browser(app);
const OF_ACCOUNTS = ['OPERATOR', 'INVITATION'];
const CREATE = 'mutation ($name: String!) { createCategory(input: { name: $name }) { id } }';
const READ = 'query ($id: ID!) { change(id: $id) { id } }';
/** Everyone except a signed-in owner. */
let others: Record<string, Browser>;
let secret: WireChange[];

beforeAll(async () => {
  await owner.signUp('meera@mela.example');
  const editor = await invited(owner, app, 'asha@mela.example', 'EDITOR');
  const viewer = await invited(owner, app, 'ravi@mela.example', 'VIEWER');
  await editor.askFor(CREATE, { name: 'Shawls' });
  others = {
    editor,
    viewer,
    'a program of the owner': await programOf(owner, app, ['READ', 'CATALOGUE', 'CONTENT', 'PUBLISH']),
  };
  await editor.askFor(CREATE, { name: 'Sarees' });
  secret = (await readHistory(owner)).filter(({ subject }) => OF_ACCOUNTS.includes(subject));
});

it('of accounts is visible only to those who may see the operators', () => {
  const operators = rootFieldsOf(schema).find(({ name }) => name === 'operators');
  expect(operators && needsOf(schema, operators)).toEqual(operatorSubject.seenBy);
  expect(secret).toHaveLength(6);
});

it('of accounts does not exist for others: in no list, count or page, and under no id', async () => {
  const [oldest, asha] = [secret.at(-1), secret.find(({ by }) => by === 'Asha')];
  for (const [name, browser] of Object.entries(others)) {
    const nodes = await readHistory(browser);
    expect(
      nodes.map(({ subjectName }) => subjectName),
      name,
    ).toEqual(['Sarees', 'Shawls']);
    expect(await countHistory(browser), name).toBe(2);
    const first = await readHistoryPage(browser, { first: 2 });
    expect(first.pageInfo, name).toMatchObject({ hasNextPage: false });
    // They can page from the cursor of a change that they cannot see.
    for (const { id } of secret) {
      const behind = await readHistoryPage(browser, { after: id });
      expect(
        behind.nodes.every(({ subject }) => subject === 'CATEGORY'),
        name,
      ).toBe(true);
      expect(onlyError(await browser.ask(READ, { id })).extensions.code, name).toBe('NOT_FOUND');
    }
    expect(await readHistory(browser, { after: oldest?.id }), name).toEqual([]);
    expect(await readHistory(browser, { by: asha?.byId }), name).toHaveLength(2);
    for (const kind of OF_ACCOUNTS) {
      for (const of of [{ kind }, { kind, id: asha?.subjectId }]) {
        expect(await readHistory(browser, { of }), name).toEqual([]);
        expect(await countHistory(browser, { of }), name).toBe(0);
      }
    }
  }
});

it('of accounts gives the same response for a hidden and an unknown id, when it is undone or read', async () => {
  const [known, unknown] = [secret[0]?.id ?? '', '0'.repeat(24)];
  for (const name of ['editor', 'a program of the owner']) {
    const browser = others[name] as Browser;
    const errors = await Promise.all([known, unknown].map((id) => tryUndo(browser, { id })));
    const [one, other] = errors.map((answer) => ({ ...onlyError(answer), status: answer.status }));
    expect(one).toEqual(other);
    expect(one?.extensions.code).toBe('NOT_FOUND');
    const read = await Promise.all([known, unknown].map((id) => browser.ask(READ, { id })));
    const [first, second] = read.map((answer) => ({ ...onlyError(answer), status: answer.status }));
    expect(first).toEqual(second);
  }
});

it('of accounts is not scanned for callers who may not see it, however long it is', async () => {
  const history = app.db.collection('history');
  const operatorId = new ObjectId(secret.find(({ by }) => by === 'Asha')?.byId ?? '');
  const now = new Date();
  const entries = Array.from({ length: 20_000 }, () => ({
    ...{ at: now, expiresAt: new Date(now.getTime() + 1e9), by: { name: 'Asha', operatorId } },
    ...{ subject: 'OPERATOR', subjectId: operatorId, name: 'Asha', action: 'CHANGED' },
    ...{ before: { passkeys: 0 }, after: { passkeys: 1 } },
  }));
  await history.insertMany(entries);
  await app.db.command({ profile: 2 });
  const viewer = others['viewer'] as Browser;
  for (const variables of [{}, { by: operatorId.toHexString() }, { of: { kind: 'CATEGORY' } }]) {
    expect(await readHistory(viewer, variables)).toHaveLength(2);
  }
  await app.db.command({ profile: 0 });
  const profiled = await app.db
    .collection('system.profile')
    .find({ op: 'query', ns: /\.history$/ })
    .toArray();
  // Background jobs also read the history at any time, so there may be more queries.
  expect(profiled.length).toBeGreaterThanOrEqual(3);
  const long = profiled.filter(
    ({ docsExamined, keysExamined, hasSortStage }) => docsExamined > 2 || keysExamined >= 20 || hasSortStage,
  );
  expect(long).toEqual([]);
  await history.deleteMany({ 'before.passkeys': 0 });
});
