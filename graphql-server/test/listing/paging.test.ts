import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { ScanLimit } from '../../src/kernel/list/scans.ts';
import { type Category, namedFields } from '../../src/modules/catalogue/categories/category.ts';
import { flagFacet } from '../../src/modules/catalogue/list/facets.ts';
import { readPage as listPage } from '../../src/modules/catalogue/list/page.ts';
import type { Product } from '../../src/modules/catalogue/products/product.ts';
import { askInVain } from '../graphql/ask.ts';
import { seededRandom } from '../seeded-random.ts';
import { serveApp } from '../serve.ts';
import { insertProducts, makeProduct } from './catalogue.ts';
import { type ListQuestion, readPage, readToEnd } from './read-pages.ts';

const app = serveApp();
const COUNT = 250;
const DIRECTIONS = ['ASC', 'DESC'] as const;
/** A few titles. Each field has few values, so that many products are equal in every sort order. */
const TITLES = ['Zebra', 'äpfel', 'Apfel', 'apfel', 'Ölbild', '漢字', 'a', '', 'ﷺ'.repeat(200)];
const PRICES = [1, 100, 100_000_000_00 - 1, 5_000];
const MOMENTS = [0, 1, 1_700_000_000_000].map((time) => new Date(time));

const PRODUCT_ORDERS: Record<string, (product: Product) => string | number> = {
  CREATED_AT: ({ createdAt }) => createdAt.getTime(),
  TITLE: ({ titleKey }) => titleKey,
  SELLING_PRICE: ({ sellingPrice }) => sellingPrice,
  LOWEST_PRICE: ({ lowestPrice }) => lowestPrice,
  REGULAR_PRICE: ({ regularPrice }) => regularPrice,
  UPDATED_AT: ({ updatedAt }) => updatedAt.getTime(),
  CATEGORY: ({ categoryId }) => CATEGORY_IDS.findIndex((id) => id.equals(categoryId)),
  STATUS: ({ status = 'ACTIVE' }) => status,
};
const CATEGORY_ORDERS: Record<string, (category: Category) => string | number> = {
  CREATED_AT: ({ createdAt }) => createdAt.getTime(),
  NAME: ({ nameKey }) => nameKey,
};

/** The ids of categories in the order of their names. The last one does not exist. */
const CATEGORY_IDS = [3, 1, 2, 0].map((byte) => ObjectId.createFromHexString(`0${byte}`.repeat(12)));
const STATUSES = [undefined, 'DRAFT', 'HIDDEN'] as const;

let products: Product[] = [];
let categories: Category[] = [];

beforeAll(async () => {
  const seeded = seededRandom(1);
  const random = (values: readonly unknown[]) => seeded.pick(values) as never;
  products = await insertProducts(app, COUNT, (index) => ({
    title: random(TITLES),
    sellingPrice: random(PRICES),
    regularPrice: random(PRICES),
    createdAt: random(MOMENTS),
    updatedAt: random(MOMENTS),
    categoryId: random(CATEGORY_IDS),
    ...withStatus(random(STATUSES)),
    isNew: index % 2 === 0,
  }));
  categories = Array.from({ length: 60 }, (_, index) => {
    const createdAt = random(MOMENTS);
    const named = namedFields(['ant', 'Äpfel', '漢'][index] ?? random(TITLES.filter(Boolean)));
    return {
      _id: CATEGORY_IDS.slice(0, 3)[index] ?? new ObjectId(),
      ...named,
      version: 1,
      createdAt,
      updatedAt: createdAt,
    };
  });
  await collectionsOf(app.db).categories.insertMany(categories);
});

describe('a list read by cursors', () => {
  const orders = Object.keys(PRODUCT_ORDERS).flatMap((field) =>
    DIRECTIONS.map((direction) => [field, direction] as const),
  );

  it.for(orders)('has all products once, by %s %s, equal ones by id', async ([field, direction]) => {
    const expected = sorted(products, PRODUCT_ORDERS[field], direction);
    const question = { list: 'products', first: 17, orderBy: { field, direction } } as const;
    expect(await readToEnd(app, question)).toEqual(expected);
  });

  it.for(orders)('has the matches of a filter once, by %s %s', async ([field, direction]) => {
    const expected = sorted(
      products.filter(({ isNew }) => isNew),
      PRODUCT_ORDERS[field],
      direction,
    );
    const filter = { isNew: true };
    const question = { list: 'products', first: 40, orderBy: { field, direction }, filter } as const;
    expect(await readToEnd(app, question)).toEqual(expected);
  });

  it.for(DIRECTIONS)(
    'has what a common filter lets through once, by the index without facets, %s',
    async (to) => {
      const order = { field: 'regularPrice', direction: to === 'ASC' ? 1 : -1 } as const;
      const ids: string[] = [];
      for (let after: string | null = null; ids.length === 0 || after !== null; ) {
        const request = {
          first: 40,
          offset: 0,
          after,
          order,
          facets: [flagFacet('new', true)],
          isShort: false,
        };
        const scans = new ScanLimit().forRequest(() => {});
        const page: Awaited<ReturnType<typeof listPage<Product>>> = await listPage(
          collectionsOf(app.db).products,
          request,
          scans,
        );
        ids.push(...page.nodes.map(({ _id }) => _id.toHexString()));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      }
      const expected = products.filter(({ isNew }) => isNew);
      expect(ids).toEqual(sorted(expected, PRODUCT_ORDERS['REGULAR_PRICE'], to));
    },
  );

  it.for(
    Object.keys(CATEGORY_ORDERS).flatMap((field) =>
      DIRECTIONS.map((direction) => [field, direction] as const),
    ),
  )('has all categories once, by %s %s', async ([field, direction]) => {
    const expected = sorted(categories, CATEGORY_ORDERS[field], direction);
    const question = { list: 'categories', first: 7, orderBy: { field, direction } } as const;
    expect(await readToEnd(app, question)).toEqual(expected);
  });

  it.for([1, 49, 50, 100])('has the same order in pages of %i', async (first) => {
    const wanted = first === 1 ? 5 : COUNT;
    const question: ListQuestion = { list: 'products', first, orderBy: { field: 'TITLE', direction: 'ASC' } };
    const expected = sorted(products, PRODUCT_ORDERS['TITLE'], 'ASC').slice(0, wanted);
    const ids: string[] = [];
    let after: string | null = null;
    while (ids.length < wanted) {
      const page = await readPage(app, question, after);
      ids.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.endCursor;
    }
    expect(ids).toEqual(expected);
  });

  it('has the total number of matches and its position on each page', async () => {
    const question: ListQuestion = { list: 'products', first: 100, filter: { isNew: true } };
    const first = await readPage(app, question);
    const second = await readPage(app, question, first.pageInfo.endCursor);
    expect([first.totalCount, second.totalCount]).toEqual([COUNT / 2, COUNT / 2]);
    expect([first.nodes.length, second.nodes.length]).toEqual([100, 25]);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    for (const { nodes, edges, pageInfo } of [first, second]) {
      expect(edges.map(({ node }) => node)).toEqual(nodes);
      expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges[0]?.cursor, edges.at(-1)?.cursor]);
    }
  });

  it('ends with an empty page behind its last cursor', async () => {
    const question: ListQuestion = { list: 'categories', first: 60 };
    const whole = await readPage(app, question);
    expect(whole.pageInfo.hasNextPage).toBe(false);
    expect(await readPage(app, question, whole.pageInfo.endCursor)).toMatchObject({
      totalCount: 60,
      nodes: [],
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    });
  });

  it('continues behind each of its cursors, not only the last', async () => {
    const question: ListQuestion = {
      list: 'products',
      first: 20,
      orderBy: { field: 'SELLING_PRICE', direction: 'DESC' },
    };
    const { edges, nodes } = await readPage(app, question);
    for (const index of [0, 7, 18]) {
      const behind = await readPage(app, question, edges[index]?.cursor);
      expect(behind.nodes.slice(0, 19 - index)).toEqual(nodes.slice(index + 1));
    }
  });

  it.for(orders)(
    'misses nothing and repeats nothing by %s %s while products come and go between its pages',
    async ([field, direction]) => {
      const passing: Product[] = [];
      const { products: collection } = collectionsOf(app.db);
      const question = { list: 'products', first: 50, orderBy: { field, direction } } as const;
      const ids = await readToEnd(app, question, async ({ nodes }) => {
        const [gone] = passing.splice(0, 1);
        if (gone) await collection.deleteOne({ _id: gone._id });
        const like = products.find(({ _id }) => _id.toHexString() === nodes.at(-1)?.id);
        // Insert one product before the last one that was read, one after it, and one that is equal to it.
        const others = [products[0], products[1], like].map((product) =>
          makeProduct({ ...product, _id: new ObjectId() }),
        );
        await collection.insertMany(others);
        passing.push(...others);
      });
      await collection.deleteMany({ _id: { $in: passing.map(({ _id }) => _id) } });
      expect(new Set(ids).size).toBe(ids.length);
      const known = new Set(products.map(({ _id }) => _id.toHexString()));
      expect(ids.filter((id) => known.has(id))).toEqual(sorted(products, PRODUCT_ORDERS[field], direction));
    },
  );

  it('continues behind a product that was deleted meanwhile', async () => {
    const question: ListQuestion = {
      list: 'products',
      first: 3,
      orderBy: { field: 'TITLE', direction: 'DESC' },
    };
    const [extra] = await insertProducts(app, 1, () => ({ title: '漢字漢字' }));
    const { edges } = await readPage(app, { ...question, first: 1 });
    expect(edges[0]?.node.id).toBe(extra?._id.toHexString());
    await collectionsOf(app.db).products.deleteOne({ _id: extra?._id ?? new ObjectId() });
    const expected = sorted(products, PRODUCT_ORDERS['TITLE'], 'DESC').slice(0, 3);
    expect((await readPage(app, question, edges[0]?.cursor)).nodes.map(({ id }) => id)).toEqual(expected);
  });

  it('skips as many items as requested, from the start or after a cursor', async () => {
    const all = sorted(products, PRODUCT_ORDERS['CREATED_AT'], 'ASC');
    const question: ListQuestion = { list: 'products', first: 20, offset: 30 };
    const page = await readPage(app, question);
    expect(page.nodes.map(({ id }) => id)).toEqual(all.slice(30, 50));
    expect(page).toMatchObject({ totalCount: COUNT, pageInfo: { hasPreviousPage: true } });
    const next = await readPage(app, { ...question, offset: 5 }, page.pageInfo.endCursor);
    expect(next.nodes.map(({ id }) => id)).toEqual(all.slice(55, 75));
    const end = await readPage(app, { ...question, offset: COUNT });
    expect(end).toMatchObject({ totalCount: COUNT, nodes: [], pageInfo: { hasNextPage: false } });
  });

  it('rejects a negative number to skip', async () => {
    const error = await askInVain(app, '{ products(offset: -1) { totalCount } }');
    expect(error.extensions.code).toBe('BAD_USER_INPUT');
  });

  it.for([0, -1, 101, 2_147_483_647])('rejects a page of %i', async (first) => {
    const error = await askInVain(app, 'query ($first: Int!) { products(first: $first) { totalCount } }', {
      first,
    });
    expect(error.extensions.code).toBe('BAD_USER_INPUT');
    if (first < 1_000) {
      const message = 'first must be from 1 to 100.';
      expect(error).toMatchObject({ message, extensions: { fieldErrors: { first: message } } });
    }
  });
});

function withStatus(status: Product['status']): Partial<Product> {
  return status ? { status } : {};
}

/** The ids in the list's order: by value, and equal values by id. */
function sorted<T extends { _id: ObjectId }>(
  documents: T[],
  orderedBy: ((document: T) => string | number) | undefined,
  direction: 'ASC' | 'DESC',
): string[] {
  if (!orderedBy) throw new Error('There is no such order.');
  const ascending = documents.toSorted(
    (a, b) => compare(orderedBy(a), orderedBy(b)) || compare(a._id.toHexString(), b._id.toHexString()),
  );
  const ids = ascending.map(({ _id }) => _id.toHexString());
  return direction === 'ASC' ? ids : ids.reverse();
}

/** Texts are sorted by UTF-8 bytes, as in the database. */
function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
}
