import type { DiscountKind } from '@mela/rules/discounts.ts';
import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';

/** A discount, by code or for every cart. Amounts are in minor units. */
export interface Discount {
  _id: ObjectId;
  version: number;
  /** As the operator wrote it; null: it applies by itself. */
  code: string | null;
  /** The code as it is compared (`codeKey`). Absent: none. */
  codeKey?: string;
  isAutomatic: boolean;
  /** As shoppers read it; null: its code, or words made of its kind. */
  title: string | null;
  kind: DiscountKind;
  /** See `DiscountRule`. */
  value: number;
  buys: number | null;
  gets: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  usesInAll: number | null;
  usesEach: number | null;
  minimum: number | null;
  /** With the categories: what it applies to. Both empty: all goods. */
  productIds: ObjectId[];
  /** And the categories below them. */
  categoryIds: ObjectId[];
  combines: boolean;
  /** What its amounts are in. */
  currency: string;
  createdAt: Date;
}

/** What a discount has brought. Canceled orders do not count. It stays when the discount is deleted. */
export interface DiscountResult {
  /** The discount's. */
  _id: ObjectId;
  uses: number;
  /** What it has taken off. */
  discounted: number;
  /** The totals of the orders that used it. */
  sales: number;
}

/** A use of a discount by an order. */
export interface DiscountUse {
  _id: { orderId: ObjectId; discountId: ObjectId };
  /** A hash of the email address; null once the order's details were erased. */
  customer: string | null;
  discounted: number;
  sales: number;
  /** false: its order was canceled. */
  isCounted: boolean;
}

export const CODE_INDEX = 'code';
export const AUTOMATIC_INDEX = 'automatic';
export const CUSTOMER_INDEX = 'customer';
export const ORDER_INDEX = 'order';

export const PROMOTION_COLLECTIONS = {
  discounts: collection<Discount>({
    name: 'discounts',
    counted: 'discounts',
    indexes: [
      {
        key: { codeKey: 1 },
        name: CODE_INDEX,
        unique: true,
        partialFilterExpression: { isAutomatic: false },
      },
      {
        key: { isAutomatic: 1, _id: 1 },
        name: AUTOMATIC_INDEX,
        partialFilterExpression: { isAutomatic: true },
      },
    ],
  }),
  discountResults: collection<DiscountResult>({ name: 'discountResults' }),
  discountUses: collection<DiscountUse>({
    name: 'discountUses',
    indexes: [
      { key: { '_id.discountId': 1, customer: 1 }, name: CUSTOMER_INDEX },
      { key: { '_id.orderId': 1 }, name: ORDER_INDEX },
    ],
  }),
};

export interface PromotionCollections extends CollectionsIn<typeof PROMOTION_COLLECTIONS> {}
