import { beforeAll, describe, expect, it } from 'vitest';
import { parseObjectId } from '../../src/kernel/mongodb/documents.ts';
import { askFor, askInVain } from '../graphql/ask.ts';
import { createCategory } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';
import { insertProducts } from './catalogue.ts';

const app = serveApp();
let dresses = '';
let shirts = '';

const PRODUCTS = {
  dress: {
    title: 'Été Dress 42',
    description: 'A long summer dress, by hand.',
    isFeatured: true,
    isNew: true,
  },
  shirt: { title: "Women's Linen Shirt", description: 'Cool; breathes in summer heat.', isPopular: true },
  coat: { title: 'WINTER coat', description: 'Warm. Not for summertime.', isNew: true },
  scarf: { title: 'कुर्ता सूती', description: 'Handwoven in Jaipur.' },
  tea: { title: '緑茶 茶', description: 'Çay, thé, tee.', badge: 'HOT' },
  sign: { title: '!!! ???', description: '🎉', status: 'DRAFT' },
} as const;
const NAMES = Object.keys(PRODUCTS);

beforeAll(async () => {
  dresses = await createCategory(app, 'Dresses');
  shirts = await createCategory(app, 'Shirts');
  await insertProducts(app, NAMES.length, (index) => {
    const name = NAMES[index] as keyof typeof PRODUCTS;
    const categoryId = parseObjectId(name === 'dress' ? dresses : shirts);
    return { ...PRODUCTS[name], ...(categoryId && { categoryId }), createdAt: new Date(index) };
  });
});

describe('the text of a filter', () => {
  it.for<[text: string, found: string[]]>([
    // Match the beginning of a word of the title.
    ['dre', ['dress']],
    ['Dress', ['dress']],
    ['d', ['dress']],
    ['ress', []],
    ['wom', ['shirt']],
    ["women's", ['shirt']],
    ['42', ['dress']],
    // Case and accents are ignored on both sides.
    ['ete', ['dress']],
    ['ÉTÉ', ['dress']],
    ['winter', ['coat']],
    ['cay', ['tea']],
    // Match a whole word of the description, but not its beginning.
    ['summer', ['dress', 'shirt']],
    ['summ', []],
    ['breathes', ['shirt']],
    ['hand', ['dress']],
    ['jaipur', ['scarf']],
    // Search for several words, all of which must match.
    ['summer dress', ['dress']],
    ['linen summer', ['shirt']],
    ['summer winter', []],
    ['summer nothing', []],
    ['dress dress', ['dress']],
    // Match the beginning of a word of the category's name, alone and with words of the product.
    ['shirts', ['shirt', 'coat', 'scarf', 'tea', 'sign']],
    ['shir', ['shirt', 'coat', 'scarf', 'tea', 'sign']],
    ['shirts winter', ['coat']],
    ['dresses winter', []],
    // Search in other alphabets.
    ['कुर्ता', ['scarf']],
    ['緑', ['tea']],
    ['茶', ['tea']],
    // Punctuation alone contains no words, so it finds nothing. An empty text finds everything.
    ['!!!', []],
    ['🎉', []],
    ['', NAMES],
    ['  \t ', NAMES],
    ['dress!!!', ['dress']],
    // Nothing in a search is interpreted as a pattern or an operator.
    ['.*', []],
    ['{"$gt":""}', []],
    ['$where', []],
    ['category:', []],
  ])('"%s" finds %o', async ([text, found]) => {
    expect(await find({ text })).toEqual(found);
  });

  it('finds categories by the beginnings of their words', async () => {
    const query =
      'query ($text: String!) { categories(filter: { text: $text }) { totalCount nodes { name } } }';
    expect((await askFor(app, query, { text: 'dr' })).categories).toEqual({
      totalCount: 1,
      nodes: [{ name: 'Dresses' }],
    });
    expect((await askFor(app, query, { text: 'resses' })).categories.nodes).toEqual([]);
  });

  it('is rejected if it is unreasonably long, for products and categories', async () => {
    const message = 'A search can have at most 200 characters';
    for (const list of ['products', 'categories']) {
      const query = `query ($text: String!) { ${list}(filter: { text: $text }) { totalCount } }`;
      expect(await askInVain(app, query, { text: 'ﷺ'.repeat(201) })).toMatchObject({
        message,
        extensions: { code: 'BAD_USER_INPUT', fieldErrors: { text: message } },
      });
    }
  });
});

describe('a filter', () => {
  it.for<[filter: object, found: string[]]>([
    [{}, NAMES],
    [{ isFeatured: true }, ['dress']],
    [{ isFeatured: false }, ['shirt', 'coat', 'scarf', 'tea', 'sign']],
    [{ isPopular: true }, ['shirt']],
    [{ isNew: true }, ['dress', 'coat']],
    [{ isNew: true, isFeatured: true }, ['dress']],
    [{ isNew: true, isFeatured: false }, ['coat']],
    [{ isNew: true, isPopular: true }, []],
    [{ isNew: null, isFeatured: null, isPopular: null, text: null, categoryId: null }, NAMES],
    [{ isNew: true, text: 'summer' }, ['dress']],
    [{ isNew: false, text: 'summer' }, ['shirt']],
    [{ badge: 'HOT' }, ['tea']],
    [{ badge: 'NEW' }, []],
    [{ status: 'DRAFT' }, ['sign']],
    [{ status: 'ACTIVE', isFeatured: false, isNew: false }, ['shirt', 'scarf', 'tea']],
  ])('%o finds %o', async ([filter, found]) => {
    expect(await find(filter)).toEqual(found);
  });

  it('finds the products of a category, alone and combined with all others', async () => {
    expect(await find({ categoryId: dresses })).toEqual(['dress']);
    expect(await find({ categoryId: shirts })).toEqual(['shirt', 'coat', 'scarf', 'tea', 'sign']);
    expect(await find({ categoryId: shirts, isNew: true, text: 'win' })).toEqual(['coat']);
    expect(await find({ categoryId: dresses, isNew: true, text: 'win' })).toEqual([]);
  });

  it.for(['0123456789abcdef01234567', 'no id', '', '*', 'category:'])(
    'finds nothing in the category "%s", which there is not',
    async (categoryId) => {
      expect(await find({ categoryId })).toEqual([]);
    },
  );

  it.for<[string, object]>([
    ['an operator for a flag', { isNew: { $ne: null } }],
    ['an operator for a text', { text: { $regex: '.*' } }],
    ['an operator for an id', { categoryId: { $gt: '' } }],
    ['a list of texts', { text: ['a'] }],
    ['an unknown field', { $where: '1' }],
    ['a number for a flag', { isNew: 1 }],
  ])('is rejected with %s', async ([, filter]) => {
    const query = 'query ($filter: ProductFilter) { products(filter: $filter) { totalCount } }';
    expect((await askInVain(app, query, { filter })).extensions.code).toBe('BAD_USER_INPUT');
  });
});

/**
 * Finds products, and checks their count.
 * @returns the names of the results, oldest first
 */
async function find(filter: object): Promise<(string | undefined)[]> {
  const query = `query ($filter: ProductFilter) {
    products(first: 100, filter: $filter) { totalCount nodes { title } }
  }`;
  const { totalCount, nodes } = (await askFor(app, query, { filter })).products;
  expect(totalCount).toBe(nodes.length);
  const titles: string[] = NAMES.map((name) => PRODUCTS[name as keyof typeof PRODUCTS].title);
  return nodes.map(({ title }: { title: string }) => NAMES[titles.indexOf(title)]);
}
