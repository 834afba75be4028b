import { type ClientSession, MongoServerError, ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { changeDecimals, type Priced } from './change-decimals.ts';

/** A shop of so many products, of which the database cannot write any. */
function shopOf(count: number): Priced {
  const product = { _id: new ObjectId(), title: 'Shawl', regularPrice: 200, sellingPrice: 100 };
  const found = { limit: () => ({ toArray: async () => Array.from({ length: count }, () => product) }) };
  const bulkWrite = async () => {
    throw new MongoServerError({ message: 'WriteConflict', code: 112 });
  };
  return { products: { find: () => found, bulkWrite }, imports: { findOne: async () => null } } as never;
}

const change = (count: number) =>
  changeDecimals(shopOf(count), {} as ClientSession, { from: 'INR', to: 'KWD' });

it('what becomes too large for the database is told so, and not as something that passes', async () => {
  await expect(change(2_001)).rejects.toMatchObject({
    fieldErrors: { currency: expect.stringContaining('too many prices') },
  });
});

it('of a shop that always has room, a conflict is one with somebody else, and is tried again', async () => {
  await expect(change(2_000)).rejects.toMatchObject({ code: 112 });
});
