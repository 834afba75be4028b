import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { indexName } from '../../src/modules/catalogue/list/orders.ts';
import { serveApp } from '../serve.ts';
import { ask, onlyError } from './ask.ts';
import { createCategory, createProduct } from './shop.ts';

const app = serveApp({ LOG_LEVEL: 'error' });
const LIST = '{ products { nodes { id } } }';
let log: MockInstance;

beforeEach(() => {
  log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(() => {
  log.mockRestore();
});

describe('an internal error', () => {
  it('is masked, and logged once with the request id that the client sees', async () => {
    const answer = await withoutListIndex(() => ask(app, LIST));
    const requestId = answer.headers.get('x-request-id');
    expect(JSON.parse(answer.text)).toEqual({
      errors: [
        {
          message: 'Something went wrong',
          path: ['products'],
          extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
        },
      ],
      data: null,
      extensions: { cost: expect.anything() },
    });
    expect(logged()).toMatchObject([
      { level: 'error', id: requestId, path: ['products'], err: { type: 'MongoServerError' } },
    ]);
  });

  it('has a different request id each time', async () => {
    const answers = await withoutListIndex(() => Promise.all([ask(app, LIST), ask(app, LIST)]));
    const ids = answers.map((answer) => onlyError(answer).extensions.requestId);
    expect(new Set(ids).size).toBe(2);
    expect(
      logged()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids.sort());
  });

  it('that fails many fields is one line in the log', async () => {
    const categoryId = await createCategory(app, 'Broken');
    for (let count = 0; count < 3; count += 1) await createProduct(app, categoryId);
    // Data that only a manual change of the database could produce.
    await app.db.collection('products').updateMany({}, { $unset: { categoryId: 1 } });
    const answer = await ask(app, '{ products { nodes { id category { id } } } }');
    expect(answer.data.products.nodes).toHaveLength(3);
    expect(answer.errors).toHaveLength(3);
    expect(logged()).toMatchObject([{ path: ['products', 'nodes', 0, 'category'], alsoFailed: 2 }]);
    expect(answer.text).not.toMatch(/stack|TypeError|toHexString|\.ts\b/);
  });
});

describe('an error made on purpose', () => {
  it.for([
    ['of the rules', 'mutation { createCategory(input: { name: "" }) { id } }'],
    ['of the limits', `{ ${'a { '.repeat(11)} id ${'}'.repeat(11)} }`],
    ['of the schema', '{ nothing }'],
    ['of the language', '{ products('],
    ['of a cursor', '{ products(after: "x") { totalCount } }'],
    ['of a subscription', 'subscription { products { totalCount } }'],
  ] as const)('%s is not logged, and shows no stack', async ([, query]) => {
    const answer = await ask(app, query);
    expect(answer.errors[0]?.extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
    expect(answer.text).not.toMatch(/stack|\.ts\b|node_modules/);
    expect(logged()).toEqual([]);
  });

  it('of null for an argument with a default is the client’s', async () => {
    const query = 'query ($first: Int) { products(first: $first) { totalCount } }';
    const { message, extensions } = onlyError(await ask(app, query, { first: null }));
    expect(extensions.code).toBe('BAD_USER_INPUT');
    expect(message).toContain('"first"');
    expect(logged()).toEqual([]);
  });
});

/** Every list names its index, so dropping it causes an unexpected error. A hidden index does not count as missing. */
async function withoutListIndex<T>(run: () => Promise<T>): Promise<T> {
  const hide = (hidden: boolean) =>
    app.db.command({ collMod: 'products', index: { name: indexName('createdAt'), hidden } });
  await hide(true);
  try {
    return await run();
  } finally {
    await hide(false);
  }
}

function logged(): Record<string, unknown>[] {
  const lines = log.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('{"level"'));
  return lines.map((line) => JSON.parse(line));
}
