import { expect } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import type { TestDatabase } from '../database.ts';
import { fileOf, importFile, type Row } from '../transfer/files.ts';
import { readHistory, type WireChange } from './ask-history.ts';

interface Shop extends Pick<TestDatabase, 'db'> {
  readonly url: string;
}

export const CHANGE_MANY =
  'mutation ($ids: [ID!]) { changeProducts(selection: { ids: $ids }, change: { badge: HOT }) }';
export const DELETE_MANY = 'mutation ($ids: [ID!]) { deleteProducts(selection: { ids: $ids }) }';

/** The row of a product without images in the category Shawls. */
export const rowOf = (title: string, changes: Row = {}): Row => ({
  ...{ id: '', title, description: 'x', category: 'Shawls' },
  ...{ regular_price: '200', selling_price: '150', status: 'draft', ...changes },
});

/** Imports rows. @returns the import's history entry */
export async function importRows(app: Shop, rows: Row[], name = 'prices.csv'): Promise<WireChange> {
  const { envelope } = await importFile(app, fileOf(rows), { name });
  expect(envelope).toMatchObject({ success: true });
  return newest(app);
}

export async function newest(app: Shop): Promise<WireChange> {
  return (await readHistory(app, { first: 1 }))[0] as WireChange;
}

/** Imports products with numbered titles. @returns their ids */
export async function productsOf(app: Shop, count: number, name: string): Promise<string[]> {
  await importRows(
    app,
    Array.from({ length: count }, (_, index) => rowOf(`${name} ${index}`)),
  );
  const { products } = collectionsOf(app.db);
  const made = await products.find({ title: { $regex: `^${name} ` } }).toArray();
  return made.map(({ _id }) => _id.toHexString());
}
