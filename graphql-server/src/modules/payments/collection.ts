import type { LedgerEntry } from '@mela/rules/ledger.ts';
import type { PaymentMethod } from '@mela/rules/selling-terms.ts';
import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';

/** Money that an order received (a charge) or returned (a refund). Never deleted. Only its state changes. */
export interface Payment extends LedgerEntry {
  /** The order's id and the payment's number, from 1, so that no payment is stored twice. */
  _id: string;
  orderId: ObjectId;
  provider: PaymentMethod;
  /** The provider's id. null: recorded by hand. */
  providerId: string | null;
  /** The charge that a provider refunded by itself. Absent in refunds of the shop, whose details name it. */
  chargeId?: string;
  currency: string;
  at: Date;
  /** The operator or token that recorded it. null otherwise. */
  by: string | null;
}

export const ORDER_INDEX = 'orderId';
const PROVIDER_INDEX = 'providerId';

export const PAYMENT_COLLECTIONS = {
  payments: collection<Payment>({
    name: 'payments',
    indexes: [
      { key: { orderId: 1, at: 1 }, name: ORDER_INDEX },
      // A provider may report the same payment several times: it is stored once.
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
