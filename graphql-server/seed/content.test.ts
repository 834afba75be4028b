import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BADGES } from '../src/catalogue/rules/badges.ts';
import { checkProduct } from '../src/catalogue/rules/checks.ts';
import { CATALOGUE } from './catalogue.ts';
import { cutOutFile } from './pictures/compose.ts';
import { PICTURE_SETS } from './pictures/picture-sets.ts';

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

  test('have something for sale in every sub-entry', () => {
    const stocked = new Set(products.map(({ category }) => category));
    expect(categories.filter((name) => !stocked.has(name) && !TOP_ENTRIES.includes(name))).toEqual([]);
  });
});

describe('the products', () => {
  test('are forty, each with a title of its own', () => {
    expect(products).toHaveLength(40);
    expect(new Set(products.map(({ title }) => title)).size).toBe(40);
  });

  test.each(products)('$title keeps the rules of the specification, section 5', (product) => {
    const { category, pictures } = product;
    const draft = {
      isFeatured: undefined,
      isPopular: undefined,
      isNew: undefined,
      badge: undefined,
      ...product,
    };
    const lookups = { hasCategory: categories.includes(category), imageCount: pictures.length };
    expect(checkProduct({ ...draft, categoryId: category }, lookups)).toEqual({});
  });

  test.each(products)('$title is described in two to four sentences', ({ description }) => {
    const sentences = description.split(/(?<=[.!?]) (?=[A-Z0-9])/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
  });

  test('use every badge, and none', () => {
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

describe('the pictures', () => {
  const pictures = products.flatMap((product) => product.pictures);
  const placed = PICTURE_SETS.flatMap(({ cutOuts }) => cutOuts);

  test('are one to three of each product, and no two products begin with the same', () => {
    for (const { title, pictures } of products) {
      expect(pictures.length, title).toBeGreaterThanOrEqual(1);
      expect(pictures.length, title).toBeLessThanOrEqual(3);
    }
    expect(new Set(products.map(({ pictures }) => pictures[0])).size).toBe(products.length);
  });

  test('are all used, once, and each is set on one paper', () => {
    expect(pictures.toSorted()).toEqual(placed.toSorted());
    expect(new Set(placed).size).toBe(placed.length);
  });

  test.each(pictures)('%s has its cut-out', (picture) => {
    expect(existsSync(cutOutFile(picture))).toBe(true);
  });
});
