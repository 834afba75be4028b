import { hash } from 'node:crypto';
import type { DiscountKind } from '@mela/rules/discounts.ts';
import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { HistoryContext } from '../../kernel/history/context.ts';
import type { SellingCollections } from '../selling/collection.ts';

/** A discount, by code or for every cart. Amounts are in minor units. */
export interface Discount {
  _id: ObjectId;
  version: number;
  /** The code as the operator wrote it; null: an automatic discount. */
  code: string | null;
  /** The normalised code (`codeKey`). Absent: none. */
  codeKey?: string;
  isAutomatic: boolean;
  /** The label for shoppers; null: its code, or a description of its kind. */
  title: string | null;
  kind: DiscountKind;
  /** The percentage or amount, depending on the kind (`DiscountRule`). */
  value: number;
  buys: number | null;
  gets: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  usesInAll: number | null;
  usesEach: number | null;
  minimum: number | null;
  /**
   * The products that it applies to, in addition to the categories. If both are empty, it applies to all
   * products.
   */
  productIds: ObjectId[];
  /** The categories that it applies to, with all their descendants. */
  categoryIds: ObjectId[];
  combines: boolean;
  /** The currency of its amounts. */
  currency: string;
  createdAt: Date;
}

/** The use counts and totals of a discount, without canceled orders. They stay when the discount is deleted. */
export interface DiscountResult {
  _id: ObjectId;
  uses: number;
  /** The total amount taken off. */
  discounted: number;
  /** The totals of the orders that used it. */
  sales: number;
}

/** A use of a discount by an order. */
export interface DiscountUse {
  _id: { orderId: ObjectId; discountId: ObjectId };
  /** A hash of the email address; null after the order's data was erased. */
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

export interface PromotionContext extends HistoryContext, PromotionCollections, SellingCollections {}

/** Identifies a customer without storing the address. @param email in any case */
export function customerKey(email: string): string {
  return hash('sha256', email.toLowerCase(), 'base64url');
}
