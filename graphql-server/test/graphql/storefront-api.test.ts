import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { levelUpdate } from '../../src/modules/inventory/change-level.ts';
import { insertProducts, makeProduct } from '../listing/catalogue.ts';
import { serveApp } from '../serve.ts';
import { ask, askFor, askInVain } from './ask.ts';
import { createCategory } from './shop.ts';

const app = serveApp({ PUBLIC_URL: 'https://shop.example', ADMIN: 'open' });
const { categories, inventory, products } = collectionsOf(app.db);
const VARIANT_OPTIONS = [
  { name: 'Colour', values: ['Red', 'Blue'] },
  { name: 'Size', values: ['S', 'M'] },
];
const RED = { name: 'Colour', value: 'Red' };
const BLUE = { name: 'Colour', value: 'Blue' };
const ids: Record<string, string> = {};

async function titlesOf(filter: object, more = '', orderBy = '{ field: CREATED_AT }'): Promise<string[]> {
  const query = `query ($filter: ProductFilter) { products(filter: $filter, orderBy: ${orderBy} ${more}) { totalCount nodes { title } } }`;
  const { nodes, totalCount } = (await askFor(app, query, { filter })).products;
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ title }: { title: string }) => title);
}

const variant = (place: number, values: string[], more: object = {}) => ({
  id: `${place}`.repeat(24),
  values,
  ...more,
});

beforeAll(async () => {
  ids['Clothes'] = await createCategory(app, 'Clothes');
  for (const name of ['Shirts', 'Shoes']) {
    const created = await askFor(
      app,
      `mutation { createCategory(input: { name: "${name}", parentId: "${ids['Clothes']}" }) { id } }`,
    );
    ids[name] = created.createCategory.id;
  }
  const [shirts, shoes] = await Promise.all(
    ['Shirts', 'Shoes'].map(async (name) => (await categories.findOne({ name }))?._id),
  );
  const made = [
    {
      title: 'Linen shirt',
      brand: 'Khadi',
      tags: ['summer'],
      categoryId: shirts,
      sellingPrice: 10_000,
      attributes: [
        { name: 'Fabric', value: 'Linen' },
        { name: 'Sleeve', value: 'Long' },
      ],
    },
    {
      title: 'Silk blouse',
      attributes: [{ name: 'Fabric', value: 'silk' }],
      brand: 'Bagru',
      tags: ['Summer', 'silk'],
      categoryId: shirts,
      regularPrice: 20_000,
      options: VARIANT_OPTIONS,
      variants: [
        variant(1, ['Red', 'S'], { price: 30_000 }),
        variant(2, ['Blue', 'M'], { price: 40_000, compareAtPrice: 50_000 }),
        variant(3, ['Blue', 'S'], { isSold: false, price: 1 }),
      ],
    },
    {
      title: 'Sandal',
      categoryId: shoes,
      stock: 0,
      regularPrice: 10_000,
      description: 'For the linen shirt.',
    },
    {
      title: 'Shirting',
      categoryId: shoes,
      stock: 3,
      handles: ['shirting', 'former-name'],
      regularPrice: 10_000,
    },
  ];
  const start = Date.now();
  const inserted = await insertProducts(app, made.length, (index) => ({
    ...(made[index] as object),
    createdAt: new Date(start + index),
  }));
  for (const { _id, title } of inserted) ids[title] = _id.toHexString();
  const productId = new ObjectId(ids['Silk blouse']);
  await inventory.updateOne({ _id: new ObjectId('2'.repeat(24)) }, levelUpdate({ productId, onHand: 0 }), {
    upsert: true,
  });
  await products.updateOne({ title: 'Shirting' }, { $set: { handles: ['shirting', 'former-name'] } });
});

describe('products', () => {
  it.for<[string, object, string[]]>([
    ['a brand, however it is written', { brands: ['khadi'] }, ['Linen shirt']],
    ['one of two brands', { brands: ['Khadi', 'Bagru'] }, ['Linen shirt', 'Silk blouse']],
    ['a tag', { tags: ['summer'] }, ['Linen shirt', 'Silk blouse']],
    ['each of two tags', { tags: ['summer', 'silk'] }, ['Silk blouse']],
    ['any of two tags', { anyTags: ['SILK', 'summer', 'none'] }, ['Linen shirt', 'Silk blouse']],
    ['any of two tags, and another', { anyTags: ['silk', 'none'], tags: ['summer'] }, ['Silk blouse']],
    ['any of no tags', { anyTags: [] }, []],
    ['an option by its American name', { options: [{ name: 'COLOR', value: 'red' }] }, ['Silk blouse']],
    [
      'two names of an option, whose values are alternatives',
      { options: [{ name: 'color', value: 'Red' }, BLUE, { name: 'Sizes', value: 'M' }] },
      ['Silk blouse'],
    ],
    ['the value of an option', { options: [{ name: 'Colour', value: 'Red' }] }, ['Silk blouse']],
    [
      'one of two values, and one of another option',
      {
        options: [
          { name: 'colour', value: 'Red' },
          { name: 'Colour', value: 'Green' },
          { name: 'size', value: 's' },
        ],
      },
      ['Silk blouse'],
    ],
    ['values that no one variant has together', { options: [RED, { name: 'Size', value: 'M' }] }, []],
    ['a value, of what is asked so much for', { options: [RED], minPrice: 30_000 }, ['Silk blouse']],
    ['a value, at a price that others have', { options: [RED], minPrice: 35_000 }, []],
    ['a value, at the price of a variant that is not sold', { maxPrice: 1 }, []],
    ['a value that is reduced, where what costs least is not', { options: [BLUE], isOnSale: true }, []],
    ['a value of which nothing is on sale', { options: [RED], isOnSale: true }, []],
    ['what is on sale at a price', { isOnSale: true, maxPrice: 35_000 }, ['Linen shirt']],
    ['a value that can be had', { options: [RED], isAvailable: true }, ['Silk blouse']],
    ['a value that is sold out', { options: [BLUE], isAvailable: true }, []],
    ['what can be had at a price', { isAvailable: true, minPrice: 35_000 }, []],
    ['values that it lacks', { options: [{ name: 'Size', value: 'XL' }] }, []],
    ['an attribute', { attributes: [{ name: 'Fabric', values: ['Linen'] }] }, ['Linen shirt']],
    [
      'an attribute in another spelling',
      { attributes: [{ name: 'FABRIC', values: ['línen'] }] },
      ['Linen shirt'],
    ],
    [
      'one of two values of an attribute',
      { attributes: [{ name: 'Fabric', values: ['Silk', 'Linen', 'Wool'] }] },
      ['Linen shirt', 'Silk blouse'],
    ],
    [
      'values of an attribute that are sent apart',
      {
        attributes: [
          { name: 'Fabric', values: ['Silk'] },
          { name: 'fabric', values: ['Linen'] },
        ],
      },
      ['Linen shirt', 'Silk blouse'],
    ],
    [
      'two attributes',
      {
        attributes: [
          { name: 'Fabric', values: ['Silk', 'Linen'] },
          { name: 'Sleeve', values: ['Long'] },
        ],
      },
      ['Linen shirt'],
    ],
    ['a value of another attribute', { attributes: [{ name: 'Sleeve', values: ['Linen'] }] }, []],
    ['an attribute without a value', { attributes: [{ name: 'Fabric', values: [] }] }, []],
    ['no attributes', { attributes: [], maxPrice: 10_000 }, ['Linen shirt', 'Sandal', 'Shirting']],
    [
      'an attribute and the value of an option',
      { attributes: [{ name: 'Fabric', values: ['Silk'] }], options: [BLUE], isAvailable: false },
      [],
    ],
    [
      'an attribute and a text',
      { attributes: [{ name: 'Fabric', values: ['Silk', 'Linen'] }], text: 'shirt' },
      ['Linen shirt', 'Silk blouse'],
    ],
    ['a price, of its own or of a variant', { minPrice: 10_001 }, ['Silk blouse']],
    ['a range of prices', { minPrice: 9_000, maxPrice: 11_000 }, ['Linen shirt', 'Sandal', 'Shirting']],
    ['what can be had', { isAvailable: true }, ['Linen shirt', 'Silk blouse', 'Shirting']],
    ['what is sold out', { isAvailable: false }, ['Sandal']],
    ['what is on sale', { isOnSale: true }, ['Linen shirt']],
    ['what is not', { isOnSale: false, text: 'shirt' }, ['Silk blouse', 'Sandal', 'Shirting']],
  ])('are filtered by %s', async ([, filter, titles]) => {
    expect(await titlesOf(filter)).toEqual(titles);
  });

  it('are filtered by a category and its subcategories', async () => {
    const categoryId = ids['Clothes'];
    expect(await titlesOf({ categoryId })).toEqual([]);
    expect(await titlesOf({ categoryId, includesSubcategories: true })).toHaveLength(4);
    expect(await titlesOf({ categoryId, includesSubcategories: true, text: 'silk' })).toEqual([
      'Silk blouse',
    ]);
  });

  it('accept at most twenty choices, with an error at the field', async () => {
    const brands = Array.from({ length: 21 }, (_, index) => `Brand ${index}`);
    const error = await askInVain(app, 'query ($f: ProductFilter) { products(filter: $f) { totalCount } }', {
      f: { brands },
    });
    expect(error.extensions.fieldErrors).toEqual({ brands: 'brands can contain at most 20 choices.' });
    const some = (count: number) => Array.from({ length: count }, (_, index) => `Value ${index}`);
    const query = 'query ($f: ProductFilter) { products(filter: $f) { totalCount } }';
    for (const attributes of [
      [{ name: 'Fabric', values: some(21) }],
      some(21).map((name) => ({ name, values: [] })),
      some(11).map((name) => ({ name, values: some(2) })),
    ]) {
      const { extensions } = await askInVain(app, query, { f: { attributes } });
      expect(extensions.fieldErrors).toEqual({ attributes: 'attributes can contain at most 20 choices.' });
    }
    const attributes = [{ name: 'Fabric', values: [...some(19), 'Linen'] }];
    expect((await askFor(app, query, { f: { attributes } })).products.totalCount).toBe(1);
  });

  it('are sorted by relevance: whole words before beginnings, title before category, description last', async () => {
    expect(await titlesOf({ text: 'shirt' }, '', '{ field: RELEVANCE }')).toEqual([
      'Linen shirt',
      'Silk blouse',
      'Shirting',
      'Sandal',
    ]);
    const page = `query ($after: String, $before: String, $last: Int) {
      products(first: 1, after: $after, before: $before, last: $last, filter: { text: "shirt" }, orderBy: { field: RELEVANCE }) {
        nodes { title } pageInfo { endCursor startCursor hasNextPage hasPreviousPage } } }`;
    const first = (await askFor(app, page)).products;
    const second = (await askFor(app, page, { after: first.pageInfo.endCursor })).products;
    expect([first, second].map(({ nodes }) => nodes[0].title)).toEqual(['Linen shirt', 'Silk blouse']);
    const back = (await askFor(app, page, { last: 1, before: second.pageInfo.startCursor })).products;
    expect(back.nodes).toEqual([{ title: 'Linen shirt' }]);
    expect((await askInVain(app, page, { after: 'x' })).extensions.fieldErrors).toHaveProperty('after');
  });

  it.for([
    ['linnen', ['Linen shirt', 'Sandal']],
    ['sanadls', ['Sandal']],
    ['blousse', ['Silk blouse']],
    ['shitr khaid', ['Linen shirt']],
    ['shrits silk', ['Silk blouse']],
    ['slk', []],
    ['xyzzyx', []],
    ['!?', []],
  ] as const)('are found though "%s" is mistyped', async ([text, titles]) => {
    expect(await titlesOf({ text }, '', '{ field: RELEVANCE }')).toEqual(titles);
  });

  it('match similar words only without an exact match, and never for operators', async () => {
    expect(await titlesOf({ text: 'shirting' }, '', '{ field: RELEVANCE }')).toEqual(['Shirting']);
    expect(await titlesOf({ text: 'shirt', maxPrice: 1 }, '', '{ field: RELEVANCE }')).toEqual([]);
    expect(await titlesOf({ text: 'blousse' })).toEqual([]);
  });

  it.for(['CREATED_AT', 'TITLE', 'CATEGORY', 'UPDATED_AT'])(
    'are read from the end in the order of %s',
    async (field) => {
      const query = `query ($last: Int, $before: String) { products(last: $last, before: $before, orderBy: { field: ${field} }) {
      nodes { title } pageInfo { startCursor hasNextPage hasPreviousPage } } }`;
      const all = await titlesOf({}, '', `{ field: ${field} }`);
      const end = (await askFor(app, query, { last: 2 })).products;
      expect(end).toMatchObject({
        nodes: all.slice(2).map((title) => ({ title })),
        pageInfo: { hasNextPage: false, hasPreviousPage: true },
      });
      const start = (await askFor(app, query, { last: 2, before: end.pageInfo.startCursor })).products;
      expect(start).toMatchObject({
        nodes: all.slice(0, 2).map((title) => ({ title })),
        pageInfo: { hasNextPage: true, hasPreviousPage: false },
      });
    },
  );

  it('are read by their ids, in that order, without unknown ones', async () => {
    const query =
      'query ($ids: [ID!]) { products(ids: $ids) { totalCount nodes { title } pageInfo { hasNextPage } } }';
    const asked = [ids['Sandal'], 'f'.repeat(24), 'nonsense', ids['Linen shirt'], ids['Sandal']];
    expect((await askFor(app, query, { ids: asked })).products).toEqual({
      totalCount: 2,
      nodes: [{ title: 'Sandal' }, { title: 'Linen shirt' }],
      pageInfo: { hasNextPage: false },
    });
    const tooMany = await askInVain(app, query, { ids: Array.from({ length: 101 }, () => ids['Sandal']) });
    expect(tooMany.extensions.fieldErrors).toEqual({ ids: 'ids can contain at most 100 ids.' });
  });
});

describe('one product or category', () => {
  it('is found by its handle, or by a former one', async () => {
    for (const handle of ['shirting', 'former-name', 'Shirting']) {
      expect((await askFor(app, `{ product(handle: "${handle}") { title handle } }`)).product).toEqual({
        title: 'Shirting',
        handle: 'shirting',
      });
    }
    expect((await askFor(app, '{ category(handle: "shirts") { name } }')).category).toEqual({
      name: 'Shirts',
    });
    expect(await askFor(app, '{ product(handle: "none") { id } category(handle: "none") { id } }')).toEqual({
      product: null,
      category: null,
    });
  });

  it.for(['product', 'product(id: "1", handle: "a")', 'category', 'category(id: "1", handle: "a")'])(
    'is not answered to %s, which names none or two',
    async (field) => {
      const { extensions } = await askInVain(app, `{ ${field} { id } }`);
      expect(extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fieldErrors: { handle: 'Give either an id or a handle.' },
      });
    },
  );

  it('has its prices as money, and those of its variants', async () => {
    const money = `price { amount currency } compareAtPrice { amount } priceRange { min { amount } max { amount } }`;
    expect((await askFor(app, `{ product(id: "${ids['Silk blouse']}") { ${money} } }`)).product).toEqual({
      price: { amount: 10_000, currency: 'INR' },
      compareAtPrice: { amount: 20_000 },
      priceRange: { min: { amount: 30_000 }, max: { amount: 40_000 } },
    });
    expect((await askFor(app, `{ product(id: "${ids['Sandal']}") { ${money} } }`)).product).toMatchObject({
      compareAtPrice: null,
      priceRange: { min: { amount: 10_000 }, max: { amount: 10_000 } },
    });
  });

  it('has image addresses by width, absolute on request', async () => {
    const query = `{ product(id: "${ids['Sandal']}") { images {
      url small: url(width: 320) medium: url(width: 321) large: url(width: 641) far: url(width: 100, isAbsolute: true) } } }`;
    const path = `/uploads/${'0'.repeat(32)}`;
    expect((await askFor(app, query)).product.images).toEqual([
      {
        url: `${path}.webp`,
        small: `${path}-320.webp`,
        medium: `${path}-640.webp`,
        large: `${path}.webp`,
        far: `https://shop.example${path}-320.webp`,
      },
    ]);
  });
});

describe('a category', () => {
  it('has its children, and the products in it and in them', async () => {
    const query = `{ category(handle: "clothes") { productCount totalProductCount children { name totalProductCount }
      products(first: 1, filter: { isOnSale: false }, orderBy: { field: TITLE }) { totalCount nodes { title } pageInfo { hasNextPage } } } }`;
    expect((await askFor(app, query)).category).toEqual({
      productCount: 0,
      totalProductCount: 4,
      children: [
        { name: 'Shirts', totalProductCount: 2 },
        { name: 'Shoes', totalProductCount: 2 },
      ],
      products: { totalCount: 3, nodes: [{ title: 'Sandal' }], pageInfo: { hasNextPage: true } },
    });
  });
});

describe('the shop', () => {
  it('has a name, contact details, policies and categories', async () => {
    const query = `{ shop { name currency isSelling contact { email phone address } policies { title path text }
      navigation { title path entries { title path entries { title } } } } }`;
    const { shop } = await askFor(app, query);
    expect(shop).toMatchObject({ name: 'Mela', currency: 'INR', isSelling: false });
    expect(shop.contact.email).toContain('@');
    expect(shop.policies.slice(0, 2).map(({ path }: { path: string }) => path)).toEqual([
      '/privacy',
      '/terms',
    ]);
    expect(shop.policies.map(({ text }: { text: string }) => text).join()).not.toContain('{');
    expect(shop.navigation).toEqual([
      {
        title: 'Clothes',
        path: '/category/clothes',
        entries: [
          { title: 'Shirts', path: '/category/shirts', entries: [] },
          { title: 'Shoes', path: '/category/shoes', entries: [] },
        ],
      },
    ]);
  });
});

describe('the cost of an operation', () => {
  it('is part of its response', async () => {
    const { text } = await ask(app, '{ products(first: 10) { nodes { id title } } }');
    expect(JSON.parse(text).extensions).toEqual({ cost: { asked: 32, limit: 25_000 } });
  });

  it('is too high for more variants than a response may have', async () => {
    const { insertedIds } = await products.insertMany(
      Array.from({ length: 26 }, (_, index) => ({
        ...makeProduct({ title: `Many ${index}` }),
        options: [{ name: 'Number', values: Array.from({ length: 100 }, (_, value) => `${value}`) }],
        variants: Array.from({ length: 100 }, (_, value) => ({
          id: (index * 100 + value).toString(16).padStart(24, 'a'),
          values: [`${value}`],
        })),
      })),
    );
    const list = Object.values(insertedIds).map(String);
    const query = 'query ($ids: [ID!]) { products(ids: $ids) { nodes { variants { id } } } }';
    expect((await askFor(app, query, { ids: list.slice(0, 25) })).products.nodes).toHaveLength(25);
    expect((await ask(app, query, { ids: list })).errors[0]?.extensions.code).toBe('TOO_EXPENSIVE');
  });
});
