import { type ClientSession, MongoServerError, ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { changeDecimals, type Priced } from './change-decimals.ts';

/** A shop with this many products, in a database where every write fails. */
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

it('a change that is too large for the database fails as permanent, not as temporary', async () => {
  await expect(change(2_001)).rejects.toMatchObject({
    fieldErrors: { currency: expect.stringContaining('too many prices') },
  });
});

it('in a shop with enough space, a conflict is retried', async () => {
  await expect(change(2_000)).rejects.toMatchObject({ code: 112 });
});
