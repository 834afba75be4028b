import type { CatalogueCategory } from '@mela/rules/catalogue.ts';
import type { ProductRow } from '@mela/rules/product-row.ts';
import { describe, expect, test } from 'vitest';
import { relatedIn } from './related.ts';
import { indexOf } from './shop-index.ts';

const CATEGORIES = ['sarees', 'blouses'].map((id, position) => ({
  ...{ id, name: id, handle: id, parentId: null, position },
})) as CatalogueCategory[];

/** Ten sarees and three blouses, with the fields that related products depend on. */
const PRODUCTS = Array.from({ length: 13 }, (_, place) => productAt(place));

function productAt(place: number): ProductRow {
  const id = place < 10 ? `saree ${place}` : `blouse ${place - 10}`;
  return {
    ...{ id, handle: id, key: id, brand: null, tags: [], boughtWith: [], isFeatured: false, isListed: true },
    ...{ categoryId: place < 10 ? 'sarees' : 'blouses', createdAt: place, sellingPrice: 100_000 + place },
  } as unknown as ProductRow;
}

function relatedTo(id: string, changes: Record<string, Partial<ProductRow>>): string[] {
  const products = PRODUCTS.map((product) => ({ ...product, ...changes[product.id] }));
  const shop = indexOf({ products, categories: CATEGORIES, currency: 'INR' });
  const product = products.find((one) => one.id === id) as ProductRow;
  return relatedIn(shop)(product).related.map((other) => other.id);
}

describe('products related to a saree', () => {
  test('are sarees of a similar price', () => {
    const related = relatedTo('saree 5', {});
    expect(related).toHaveLength(4);
    for (const id of related) expect(id).toMatch(/^saree [34678]$/);
  });

  test('begin with two that shoppers order with it, and show each product once', () => {
    const boughtWith = ['blouse 1', 'saree 4', 'blouse 2'];
    const related = relatedTo('saree 5', { 'saree 5': { boughtWith } });
    expect(related.slice(0, 2)).toEqual(['blouse 1', 'saree 4']);
    expect(new Set(related).size).toBe(4);
    expect(related).not.toContain('blouse 2');
  });

  test('include none that is hidden or deleted', () => {
    const boughtWith = ['deleted', 'blouse 1', 'blouse 2'];
    const related = relatedTo('saree 5', {
      'saree 5': { boughtWith },
      'blouse 1': { isListed: false },
    });
    expect(related[0]).toBe('blouse 2');
    expect(related).not.toContain('blouse 1');
    expect(related).toHaveLength(4);
  });
});
