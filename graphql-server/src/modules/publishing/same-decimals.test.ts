import { type ClientSession, ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import type { State } from '../../kernel/history/changed-fields.ts';
import { inSameDecimals } from './same-decimals.ts';

const PRICES = { title: 'Shawl', regularPrice: 200_000, sellingPrice: 149_900, variants: [{ price: 9_900 }] };

/**
 * Checks a change whose prices were read in rupees.
 * @param currency the shop's current currency
 */
function check(currency: string, before: State | null, after: State | null) {
  const findOne = vi.fn(async () => ({ _id: 'selling', currency }));
  const collections = { selling: { findOne }, locks: { bulkWrite: async () => {} } };
  const listener = inSameDecimals(collections as unknown as Parameters<typeof inSameDecimals>[0], 'INR');
  const change = { subject: 'PRODUCT' as const, id: new ObjectId(), name: 'Shawl', before, after };
  return { checked: listener({} as ClientSession, [change]), findOne };
}

it.each([
  ['a new product', null, PRICES],
  ['a price', PRICES, { ...PRICES, sellingPrice: 99_900 }],
  ['the price of a variant', PRICES, { ...PRICES, variants: [{ price: 8_800 }] }],
])('refuses %s that was read in a currency of other decimals', async (_, before, after) => {
  await expect(check('JPY', before, after).checked).rejects.toThrow('currency was changed');
  await expect(check('USD', before, after).checked).resolves.toBeUndefined();
});

it.each([
  ['a title', PRICES, { ...PRICES, title: 'Stole', variants: [{ price: 9_900 }] }],
  ['stock', { stock: 3 }, { stock: 4 }],
  ['a deletion', PRICES, null],
])('asks for no currency for %s', async (_, before, after) => {
  const { checked, findOne } = check('JPY', before, after);
  await expect(checked).resolves.toBeUndefined();
  expect(findOne).not.toHaveBeenCalled();
});
