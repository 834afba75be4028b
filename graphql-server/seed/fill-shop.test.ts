import { beforeEach, describe, expect, test } from 'vitest';
import { CATALOGUE, type Catalogue, type SeedProduct } from './catalogue.ts';
import { colourVariants, fillShop } from './fill-shop.ts';
import { type ImageFile, type Shop, ShopError } from './shop.ts';

const catalogue: Catalogue = {
  categories: ['Mobile', 'Jackets'],
  products: [product('Coat', 'Jackets', ['coat', 'coat-b']), product('Phone', 'Mobile', ['phone'])],
};

let shop: ReturnType<typeof memoryShop>;
let lines: string[];
const fill = (signal?: AbortSignal) =>
  fillShop(shop, { catalogue, report: (line) => lines.push(line), ...(signal && { signal }) });

beforeEach(() => {
  shop = memoryShop();
  lines = [];
});

describe('filling a shop', () => {
  test('adds categories and products in their order and reports its progress', async () => {
    await fill();
    expect(lines).toEqual([
      'categories 1/2  Mobile',
      'categories 2/2  Jackets',
      'products 1/2  Coat',
      'products 2/2  Phone',
      'Added 2 categories and 2 products.',
    ]);
  });

  test('puts a category below its parent', async () => {
    const shop = memoryShop();
    await fillShop(shop, { report: () => {}, catalogue: { ...catalogue, parents: { Jackets: 'Mobile' } } });
    expect(shop.categories).toEqual([
      { id: 'id of Mobile', name: 'Mobile' },
      { id: 'id of Jackets', name: 'Jackets', parentId: 'id of Mobile' },
    ]);
  });

  test('puts each product into its category, with its images as AVIF files', async () => {
    await fill();
    const [coat] = shop.products;
    expect(coat?.input.categoryId).toBe('id of Jackets');
    expect(coat?.input).not.toHaveProperty('category');
    expect(coat?.images.map(({ fileName }) => fileName)).toEqual(['coat.avif', 'coat-b.avif']);
    expect(coat?.images[0]?.avif.subarray(4, 12).toString()).toBe('ftypavif');
  });

  test('changes nothing the second time', async () => {
    await fill();
    lines = [];
    await fill();
    expect(lines).toEqual(['Nothing to do: all 2 categories and 2 products are there.']);
    expect([shop.categories.length, shop.products.length]).toEqual([2, 2]);
  });

  test('continues after a rejection, which names the rejected item', async () => {
    shop.rejectedTitle = 'Phone';
    await expect(fill()).rejects.toEqual(new ShopError('Phone: The disk is full.'));
    shop.rejectedTitle = '';
    lines = [];
    await fill();
    expect(lines).toEqual(['products 2/2  Phone', 'Added 0 categories and 1 product.']);
    expect(shop.products.map(({ input }) => input.title)).toEqual(['Coat', 'Phone']);
  });

  test('stops between two steps when it is interrupted', async () => {
    const interruption = new AbortController();
    shop.afterCategory = () => interruption.abort();
    await expect(fill(interruption.signal)).rejects.toThrow('aborted');
    expect([shop.categories.length, shop.products.length]).toEqual([1, 0]);
  });
});

function product(title: string, category: string, images: string[]): SeedProduct {
  return { title, category, images, description: 'Nice. Warm.', regularPrice: 2, sellingPrice: 1 };
}

function memoryShop() {
  const made = {
    categories: [] as { id: string; name: string; parentId?: string }[],
    products: [] as { input: Parameters<Shop['createProduct']>[0]; images: readonly ImageFile[] }[],
    /** A title that the server rejects. */
    rejectedTitle: '',
    afterCategory: () => {},
  };
  const api: Shop = {
    readStock: async () => ({
      categories: [...made.categories],
      products: made.products.map(({ input }) => ({ title: input.title })),
    }),
    createCategory: async (name, parentId) => {
      made.categories.push({ id: `id of ${name}`, name, ...(parentId && { parentId }) });
      made.afterCategory();
      return `id of ${name}`;
    },
    createProduct: async (input, images) => {
      if (input.title === made.rejectedTitle) throw new ShopError('The disk is full.');
      made.products.push({ input, images });
    },
  };
  return Object.assign(made, api);
}

const COLOUR = { name: 'Colour', values: ['Red', 'Blue'] };

test('each colour has its own image, whatever the size', () => {
  const variants = colourVariants([{ name: 'Size', values: ['S', 'M'] }, COLOUR], 3);
  expect(
    variants?.map(({ selectedOptions, image }) => [selectedOptions.map(({ value }) => value).join(), image]),
  ).toEqual([
    ['S,Red', 0],
    ['S,Blue', 1],
    ['M,Red', 0],
    ['M,Blue', 1],
  ]);
});

test('without colours, or with fewer images than colours, variants follow from the options', () => {
  expect(colourVariants(undefined, 2)).toBeNull();
  expect(colourVariants([{ name: 'Size', values: ['S'] }], 2)).toBeNull();
  expect(colourVariants([COLOUR], 1)).toBeNull();
});

const COLOURED = CATALOGUE.products.filter(({ options }) => options?.some(({ name }) => name === 'Colour'));

test('the seed has products in several colours', () => {
  expect(COLOURED.length).toBeGreaterThan(15);
});

test.each(COLOURED)('$title has an image for each of its colours', ({ options, images }) => {
  const shown = new Set(colourVariants(options, images.length)?.map(({ image }) => image));
  expect(shown.size).toBe(options?.find(({ name }) => name === 'Colour')?.values.length);
});
