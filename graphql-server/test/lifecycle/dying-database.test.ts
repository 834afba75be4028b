import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mongodsOf } from '../embedded/data-folder.ts';
import { type Answer, ask } from '../graphql/ask.ts';
import {
  createCategory,
  createProduct,
  imageFile,
  productInput,
  tryCreateProduct,
  tryUpdateProduct,
} from '../graphql/shop.ts';
import { type Call, callApi, json } from '../rest/api.ts';
import { eventually, spawnServer } from '../serve.ts';
import { fileOf, importFile, type Row } from '../transfer/files.ts';

/**
 * How long the database hangs before it is killed: longer than the timeout, or not at all. There are few
 * kills, because it is restarted only three times a minute.
 */
const MS_HANGING = [0, 3_000];
const CALLERS_OF_A_KIND = 2;
const MAX_MS_BEFORE_KILL = 300;
const MS_AFTER_KILL = 1_000;
const NO_ANSWER = /^The database (is|did) not /;
/** The number of rows that an import writes at once, which is more than fits into a socket's buffer. */
const ROWS = 200;
const LONG = 'Warm in the cold. '.repeat(277).trim();

interface Result {
  kind: string;
  status: number;
  message: string;
}

test('every kind of call gets 503 and not 500 while its database is killed, and nothing is logged as an error', async () => {
  const { url: address, errorOutput, dataDir } = spawnServer();
  const url = await address;
  const category = await createCategory({ url }, 'Shawls');
  const products = await Promise.all([1, 2, 3].map(() => createProduct({ url }, category)));
  const calls = kindsOf(
    { url },
    category,
    products.map(({ id }) => id),
  );
  const results: Result[] = [];
  for (let round = 0; round < MS_HANGING.length; round += 1) {
    let isOver = false;
    const work = Object.entries(calls).flatMap(([kind, call]) =>
      Array.from({ length: CALLERS_OF_A_KIND }, async () => {
        while (!isOver) results.push({ kind, ...(await call()) });
      }),
    );
    await sleep(Math.random() * MAX_MS_BEFORE_KILL);
    await signal(dataDir, 'SIGSTOP');
    await sleep(MS_HANGING[round] ?? 0);
    await signal(dataDir, 'SIGKILL');
    await sleep(MS_AFTER_KILL);
    isOver = true;
    await Promise.all(work);
    await eventually(async () => expect((await fetch(`${url}/readyz?for=orders`)).status).toBe(200));
  }
  const failed = errorOutput()
    .split('\n')
    .filter((line) => line.includes(' failed."'));
  expect([results.filter(({ status }) => status === 500), failed]).toEqual([[], []]);
  const unavailable = results.filter(({ status }) => status === 503);
  // It is random which calls fail, because the driver retries some until the database is back.
  expect(unavailable.length).toBeGreaterThan(0);
  expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(Object.keys(calls)));
  for (const { message } of unavailable) expect(message).toMatch(NO_ANSWER);
});

async function signal(dataDir: string, name: NodeJS.Signals): Promise<void> {
  for (const { pid } of await mongodsOf(dataDir)) process.kill(pid, name);
}

type Called = () => Promise<Omit<Result, 'kind'>>;

/**
 * Calls that differ in their use of the database: reads, counts, single and bulk writes, with and without a
 * transaction, and signed in.
 */
function kindsOf(app: { url: string }, category: string, products: string[]): Record<string, Called> {
  const graphql =
    (query: string, variables: object = {}): Called =>
    async () =>
      resultOf(await ask(app, query, variables));
  const rest =
    (call: Call, makeBody?: () => RequestInit): Called =>
    async () =>
      (await callApi(app, call, makeBody?.())).envelope;
  const [changed = '', ...others] = products;
  let count = 0;
  return {
    'a list': graphql(
      'query ($text: String) { products(filter: { text: $text }) { nodes { id } totalCount } }',
      { text: 'shirt' },
    ),
    'an object': graphql('query ($id: ID!) { product(id: $id) { id } }', { id: changed }),
    history: graphql('{ history { nodes { id } } }'),
    'the state of the storefront': graphql('{ storefront { mode } webhook { url } }'),
    'a list by REST': rest('GET /product/list'),
    'a new category': rest('POST /category/add', () => json({ name: `Category ${count++}` })),
    'a new product': async () =>
      resultOf(await tryCreateProduct(app, productInput(category), [await imageFile()])),
    'a changed product': async () =>
      resultOf(await tryUpdateProduct(app, changed, { description: LONG.slice(0, 4_000 + (count++ % 900)) })),
    'changed products': graphql(
      'mutation ($ids: [ID!]) { changeProducts(selection: { ids: $ids }, change: { badge: HOT }) }',
      { ids: others },
    ),
    'changed settings': graphql(
      'mutation { updateStorefrontSettings(input: { isAutomatic: false }) { mode } }',
    ),
    'a sign-in': graphql(
      'mutation { signIn(input: { email: "a@b.example", password: "not the password" }) { isOpen } }',
    ),
    'a passkey': graphql('mutation { beginPasskeySignIn }'),
    'an import': async () => (await importFile(app, fileOf(rowsOf(count++)))).envelope,
  };
}

function resultOf({ status, errors: [error] }: Answer<unknown>): Omit<Result, 'kind'> {
  const { code = null } = error?.extensions ?? {};
  return {
    status: code === 'INTERNAL_SERVER_ERROR' ? 500 : code === 'UNAVAILABLE' ? 503 : status,
    message: error?.message ?? '',
  };
}

function rowsOf(number: number): Row[] {
  const cells = { description: LONG, category: 'Shawls', regular_price: '2', selling_price: '1' };
  return Array.from({ length: ROWS }, (_, row) => ({ title: `Row ${row} of ${number}`, ...cells }));
}
