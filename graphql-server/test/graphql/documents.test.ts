import * as graphql from 'graphql';
import type { ObjectId } from 'mongodb';
import { afterAll, expect, it, vi } from 'vitest';
import { createGraphqlContext, type GraphqlContext } from '../../src/app/graphql/context.ts';
import { Extensions } from '../../src/kernel/extension-point.ts';
import { ScanLimit } from '../../src/kernel/list/scans.ts';
import { catalogueModule } from '../../src/modules/catalogue/module.ts';

vi.mock('graphql', { spy: true });
// Load modules again, because those that this worker has already loaded for other files would not use the
// spy.
vi.resetModules();
const { createDocumentStore } = await import('../../src/app/graphql/documents.ts');
const { createApolloServer } = await import('../../src/app/graphql/server.ts');

afterAll(() => {
  vi.doUnmock('graphql');
  vi.resetModules();
});

const READ = 'query ($id: ID!) { category(id: $id) { name } }';
const IDS = Array.from({ length: 100 }, (_, index) => index.toString(16).padStart(24, '0'));

it('a document is parsed and validated once, however often it runs', async () => {
  const apollo = createApolloServer(() => ({ currency: 'INR', productFields: [] }));
  let parsed = 0;
  apollo.addPlugin({
    requestDidStart: async () => ({
      parsingDidStart: async () => {
        parsed += 1;
      },
    }),
  });
  const names: unknown[] = [];
  for (const id of IDS) {
    const { body } = await apollo.executeOperation(
      { query: READ, variables: { id } },
      { contextValue: contextOfOneCategory() },
    );
    if (body.kind === 'single') names.push(body.singleResult.data?.['category']);
  }
  await apollo.stop();
  expect(names).toEqual(IDS.map((id) => ({ name: id })));
  expect(parsed).toBe(1);
  expect(vi.mocked(graphql.validate)).toHaveBeenCalledTimes(1);
});

it('parsed documents are cached while they use little memory in total', async () => {
  const store = createDocumentStore();
  const document = (index: number) => graphql.parse(`{ ${`f${index} `.repeat(400)} }`);
  for (let index = 0; index < 200; index += 1) await store.set(`${index}`, document(index));
  const kept = await Promise.all(Array.from({ length: 200 }, (_, index) => store.get(`${index}`)));
  expect(kept.filter((found) => found !== undefined).length).toBeLessThan(50);
  expect(kept.at(-1)).toBeDefined();
});

/** A catalogue that has every requested category, named by its id. */
function contextOfOneCategory(): GraphqlContext {
  const categories = {
    find: ({ _id }: { _id: { $in: ObjectId[] } }) => ({
      toArray: async () => _id.$in.map((id) => ({ _id: id, name: id.toHexString() })),
    }),
  };
  const services = {
    categories,
    config: { historyDays: 0 },
    scanLimit: new ScanLimit(),
    shopCurrency: { current: 'INR', shown: 'INR' },
    extensions: new Extensions(),
    modules: [catalogueModule],
  };
  const unlimited = { ...services, addressLimits: { take: () => {} } };
  return createGraphqlContext(unlimited as never, {
    id: 'test',
    log: console,
    viewer: { kind: 'open' },
    address: '127.0.0.1',
    shopperAddress: null,
    userAgent: '',
    sessionCookie: { assertPrivate: () => {}, set: () => {}, clear: () => {} },
    browserCookie: { read: () => null, set: () => {}, clear: () => {} },
    relyingParty: () => ({ obstacle: { code: 'accounts.none', params: {}, text: '' } }),
    onClose: () => {},
  });
}
