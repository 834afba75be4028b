import type { LedgerEntry } from '@mela/rules/ledger.ts';
import type { PaymentMethod } from '@mela/rules/selling-terms.ts';
import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';

/** Money that an order received (a charge) or returned (a refund). Never deleted; only its state changes. */
export interface Payment extends LedgerEntry {
  /** The order's id and the payment's number, from 1, so that each payment is stored once. */
  _id: string;
  orderId: ObjectId;
  provider: PaymentMethod;
  /** The provider's id. null: recorded by hand. */
  providerId: string | null;
  /** The charge that the provider refunded without a request. Absent in refunds by the shop, whose details contain it. */
  chargeId?: string;
  currency: string;
  at: Date;
  /** The operator or token that recorded it. null: recorded automatically. */
  by: string | null;
}

export const ORDER_INDEX = 'orderId';
const PROVIDER_INDEX = 'providerId';

export const PAYMENT_COLLECTIONS = {
  payments: collection<Payment>({
    name: 'payments',
    indexes: [
      { key: { orderId: 1, at: 1 }, name: ORDER_INDEX },
      // Unique, because a provider may report the same payment several times.
      {
        key: { provider: 1, providerId: 1 },
        name: PROVIDER_INDEX,
        unique: true,
        partialFilterExpression: { providerId: { $type: 'string' } },
      },
    ],
  }),
};

export interface PaymentCollections extends CollectionsIn<typeof PAYMENT_COLLECTIONS> {}
