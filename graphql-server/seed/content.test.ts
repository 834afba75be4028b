import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { BADGES } from '@mela/rules/badges.ts';
import { checkProduct } from '@mela/rules/product-checks.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';

const { categories, products } = CATALOGUE;
const TOP_ENTRIES = ['Mobile', "Women's Fashion", "Men's Fashion", 'Electronics', 'Two Wheelers'];

describe('the categories', () => {
  test('are the menu of the specification, section 2, in its order', () => {
    const menu = `Mobile; Women's Fashion (Dresses, Blouses & Shirts, Hoodies & Sweatshirts, Wedding Dresses,
      Prom Dresses, Cosplay Costumes); Men's Fashion (Jackets, Casual Faux Leather, Genuine Leather, Casual Pants,
      Sweatpants, Harem Pants); Electronics (Audio, Electronics GST Store, Cameras & Accessories,
      Computer Peripherals, Laptop And Desktop, Mobile Accessory); Two Wheelers (Petrol Vehicles, Electric Vehicles)`;
    expect(categories).toEqual(
      menu
        .split(/[;,()]/)
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    );
  });

  test('have a product in every sub-entry', () => {
    const stocked = new Set(products.map(({ category }) => category));
    expect(categories.filter((name) => !stocked.has(name) && !TOP_ENTRIES.includes(name))).toEqual([]);
  });
});

describe('the products', () => {
  test('are forty, each with a unique title', () => {
    expect(products).toHaveLength(40);
    expect(new Set(products.map(({ title }) => title)).size).toBe(40);
  });

  test.each(products)('$title keeps the rules of the specification, section 5', (product) => {
    const { category, images } = product;
    const draft = {
      isFeatured: undefined,
      isPopular: undefined,
      isNew: undefined,
      badge: undefined,
      ...product,
    };
    const lookups = {
      hasCategory: categories.includes(category),
      imageCount: images.length,
      currency: 'INR',
    };
    expect(checkProduct({ ...draft, categoryId: category }, lookups)).toEqual({});
  });

  test.each(products)('$title is described in two to four sentences', ({ description }) => {
    const sentences = description.split(/(?<=[.!?]) (?=[A-Z0-9])/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
  });

  test.each(products)(
    '$title has facts, including dimensions, a fit or a size guide',
    ({ attributes, options }) => {
      const names = (attributes ?? []).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThanOrEqual(3);
      expect(names.some((name) => /^(Dimensions|Fit|Size guide)$/.test(name))).toBe(true);
      const sizes = options?.find(({ name }) => name === 'Size' || name === 'Waist');
      if (sizes) expect(names).toContain('Size guide');
    },
  );

  test('use every badge, and some use none', () => {
    expect(new Set(products.map(({ badge }) => badge))).toEqual(new Set([null, ...Object.keys(BADGES)]));
  });

  test.each(['isFeatured', 'isPopular', 'isNew'] as const)('fill a list of eight with %s', (flag) => {
    expect(products.filter((product) => product[flag]).length).toBeGreaterThanOrEqual(8);
  });

  test('have discounts from under 10 to over 30 percent', () => {
    const discounts = products.map(({ regularPrice, sellingPrice }) => 1 - sellingPrice / regularPrice);
    expect(Math.min(...discounts)).toBeLessThan(0.1);
    expect(Math.max(...discounts)).toBeGreaterThan(0.3);
    expect(new Set(discounts).size).toBeGreaterThan(30);
  });
});

describe('the images', () => {
  const images = products.flatMap((product) => product.images);
  const folder = new URL('images/', import.meta.url);

  test('are four to six for each product, the first of each colour before other views, and no two products start with the same one', () => {
    for (const { title, images, options = [] } of products) {
      const colours = options?.find(({ name }) => name === 'Colour')?.values ?? [];
      expect(images.length, title).toBeGreaterThanOrEqual(Math.max(4, colours.length));
      expect(images.length, title).toBeLessThanOrEqual(6);
    }
    expect(new Set(products.map(({ images }) => images[0])).size).toBe(products.length);
  });

  test('are the files of the folder, each used once', async () => {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.avif'));
    expect(images.map((image) => `${image}.avif`).toSorted()).toEqual(files.toSorted());
  });

  test('of two products differ in their bytes, too', async () => {
    const files = await Promise.all(images.map((image) => readFile(new URL(`${image}.avif`, folder))));
    expect(new Set(files.map((bytes) => hash('sha256', bytes))).size).toBe(images.length);
  });

  test.each(images)(
    '%s is cut out, so that it fits the backdrop of light and dark pages, 1200 × 1350 pixels and at most 100 kB',
    async (image) => {
      const bytes = await readFile(new URL(`${image}.avif`, folder));
      const { format, width, height, hasAlpha } = await sharp(bytes).metadata();
      expect({ format, width, height, hasAlpha }).toEqual({
        format: 'heif',
        width: 1200,
        height: 1350,
        hasAlpha: true,
      });
      expect(bytes.length).toBeLessThanOrEqual(100_000);
    },
  );
});
