import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '../../src/modules/catalogue/products/product.ts';
import { askFor, askInVain } from '../graphql/ask.ts';
import { seededRandom } from '../seeded-random.ts';
import { serveApp } from '../serve.ts';
import { insertProducts } from './catalogue.ts';

const app = serveApp();
/** A number of products that is larger than a search ranks. */
const COUNT = 2_150;
const START = Date.UTC(2026, 0, 1);
const LIST = `query ($filter: ProductFilter, $first: Int! = 100, $after: String, $last: Int, $before: String, $offset: Int! = 0) {
  products(filter: $filter, first: $first, after: $after, last: $last, before: $before, offset: $offset,
    orderBy: { field: RELEVANCE }) {
    totalCount nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;

let ordered: Product[] = [];
const idsOf = (products: readonly { _id: Product['_id'] }[]) => products.map(({ _id }) => _id.toHexString());

async function read(variables: object = {}) {
  const { nodes, ...page } = (await askFor(app, LIST, variables)).products;
  return { ...page, ids: nodes.map(({ id }: { id: string }) => id) };
}

async function readAll(filter: object, size: number): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ; ) {
    const page = await read({ filter, first: size, after });
    ids.push(...page.ids);
    if (!page.pageInfo.hasNextPage) return ids;
    after = page.pageInfo.endCursor;
  }
}

async function readBackwards(filter: object, size: number): Promise<string[]> {
  const ids: string[] = [];
  for (let before: string | null = null; ; ) {
    const page = await read({ filter, last: size, before });
    ids.unshift(...page.ids);
    if (!page.pageInfo.hasPreviousPage) return ids;
    before = page.pageInfo.startCursor;
  }
}

beforeAll(async () => {
  const random = seededRandom(4);
  const products = await insertProducts(app, COUNT, (index) => ({
    title: `Shirt ${index}`,
    // The oldest products are featured. Several were created at the same time.
    isFeatured: index < 150 || random.pick([true, ...Array<boolean>(20).fill(false)]),
    createdAt: new Date(START + Math.floor(index / 3)),
    tags: index % 7 === 0 ? ['seventh'] : [],
    sellingPrice: index % 2 === 0 ? 100 : 200,
  }));
  ordered = products.toSorted(
    (one, other) =>
      Number(other.isFeatured) - Number(one.isFeatured) ||
      other.createdAt.getTime() - one.createdAt.getTime() ||
      Buffer.compare(other._id.id, one._id.id),
  );
});

describe('without a text, products sorted by relevance', () => {
  it('are all listed, featured ones first and then the newest', async () => {
    expect(await readAll({}, 100)).toEqual(idsOf(ordered));
    expect(await readAll({ text: '  ' }, 100)).toEqual(idsOf(ordered));
    expect((await read()).totalCount).toBe(COUNT);
  });

  it('are read backwards', async () => {
    expect(await readBackwards({}, 100)).toEqual(idsOf(ordered));
  });

  it.for<[string, object, (product: Product) => boolean]>([
    ['a tag', { tags: ['seventh'] }, ({ tags }) => tags?.length === 1],
    [
      'a price',
      { tags: ['seventh'], minPrice: 150 },
      (one) => one.tags?.length === 1 && one.sellingPrice > 150,
    ],
    ['featured ones', { isFeatured: true, maxPrice: 150 }, (one) => one.isFeatured && one.sellingPrice < 150],
    ['others', { isFeatured: false, tags: ['seventh'] }, (one) => !one.isFeatured && one.tags?.length === 1],
    ['a tag that there is not', { tags: ['none'] }, () => false],
  ])('are filtered by %s', async ([, filter, isFound]) => {
    const ids = idsOf(ordered.filter(isFound));
    expect(await readAll(filter, 37)).toEqual(ids);
    expect(await readBackwards(filter, 41)).toEqual(ids);
  });

  it('begin after an offset, in either group', async () => {
    const featured = ordered.filter(({ isFeatured }) => isFeatured).length;
    for (const offset of [
      1,
      featured - 2,
      featured - 1,
      featured,
      featured + 1,
      COUNT - 1,
      COUNT,
      COUNT + 5,
    ]) {
      const page = await read({ offset, first: 5 });
      expect({ offset, ids: page.ids }).toEqual({ offset, ids: idsOf(ordered.slice(offset, offset + 5)) });
      expect(page.pageInfo.hasNextPage).toBe(offset + 5 < COUNT);
    }
  });

  it('have pages that end exactly with the featured ones', async () => {
    const featured = ordered.filter(({ isFeatured }) => isFeatured).length;
    const { pageInfo } = await read({ offset: featured - 10, first: 10 });
    expect(pageInfo.hasNextPage).toBe(true);
    expect((await read({ after: pageInfo.endCursor, first: 3 })).ids).toEqual(
      idsOf(ordered.slice(featured, featured + 3)),
    );
    const first = await read({ first: 1, offset: featured });
    expect((await read({ last: 2, before: first.pageInfo.startCursor })).ids).toEqual(
      idsOf(ordered.slice(featured - 2, featured)),
    );
  });

  it('reject cursors of other lists and broken ones', async () => {
    const other = await askFor(app, '{ products(first: 1) { pageInfo { endCursor } } }');
    const broken = ['relevance', 0, true, 8.65e15, 'a'.repeat(24)];
    for (const after of [
      other.products.pageInfo.endCursor,
      Buffer.from(JSON.stringify(broken)).toString('base64url'),
      'x',
    ])
      expect((await askInVain(app, LIST, { after })).extensions.fieldErrors).toHaveProperty('after');
  });
});
