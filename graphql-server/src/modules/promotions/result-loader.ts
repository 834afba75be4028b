import DataLoader from 'dataloader';
import type { ObjectId } from 'mongodb';
import type { DiscountResult, PromotionCollections } from './collection.ts';

type Result = Omit<DiscountResult, '_id'>;

const NO_RESULT: Result = { uses: 0, discounted: 0, sales: 0 };

/** Loads what discounts have brought, in batches. */
export function resultLoader({ discountResults }: Pick<PromotionCollections, 'discountResults'>) {
  const loader = new DataLoader(
    async (ids: readonly ObjectId[]) => {
      const found = await discountResults.find({ _id: { $in: [...ids] } }).toArray();
      const byId = new Map(found.map((result) => [result._id.toHexString(), result]));
      return ids.map((id): Result => byId.get(id.toHexString()) ?? NO_RESULT);
    },
    { cache: false },
  );
  return (id: ObjectId): Promise<Result> => loader.load(id);
}
