import * as graphql from 'graphql';
import { expect, it, vi } from 'vitest';
import { ScanLimit } from '../../src/catalogue/list/scans.ts';
import { createGraphqlContext, type GraphqlContext } from '../../src/graphql/context.ts';
import { createDocumentStore } from '../../src/graphql/documents.ts';
import { createApolloServer } from '../../src/graphql/server.ts';

vi.mock('graphql', { spy: true });

const EDIT =
  'mutation ($id: ID!, $name: String!) { updateCategory(id: $id, input: { name: $name }) { name } }';

it('a document is parsed and validated once, however often it runs', async () => {
  const apollo = createApolloServer();
  let parsed = 0;
  apollo.addPlugin({
    requestDidStart: async () => ({
      parsingDidStart: async () => {
        parsed += 1;
      },
    }),
  });
  const names: unknown[] = [];
  for (let index = 0; index < 100; index += 1) {
    const { body } = await apollo.executeOperation(
      { query: EDIT, variables: { id: '0123456789abcdef01234567', name: `Name ${index}` } },
      { contextValue: contextOfOneCategory() },
    );
    if (body.kind === 'single') names.push(body.singleResult.data?.['updateCategory']);
  }
  await apollo.stop();
  expect(names).toEqual(Array.from({ length: 100 }, (_, index) => ({ name: `Name ${index}` })));
  expect(parsed).toBe(1);
  expect(vi.mocked(graphql.validate)).toHaveBeenCalledTimes(1);
});

it('parsed documents are kept as far as they take little memory together', async () => {
  const store = createDocumentStore();
  const document = (index: number) => graphql.parse(`{ ${`f${index} `.repeat(400)} }`);
  for (let index = 0; index < 1_000; index += 1) await store.set(`${index}`, document(index));
  const kept = await Promise.all(Array.from({ length: 1_000 }, (_, index) => store.get(`${index}`)));
  expect(kept.filter((found) => found !== undefined).length).toBeLessThan(50);
  expect(kept.at(-1)).toBeDefined();
});

/** A catalogue that has every category that is asked for. */
function contextOfOneCategory(): GraphqlContext {
  const categories = { findOneAndUpdate: async (_: object, { $set }: { $set: object }) => $set };
  const services = {
    categories,
    scanLimit: new ScanLimit(),
    revision: { change: <T>(_: string, write: () => Promise<T>) => write() },
  };
  return createGraphqlContext(services as never, { id: 'test', log: console, onClose: () => {} });
}
