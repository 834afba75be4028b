import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { ContentCollections } from '../content/collection.ts';
import type { MailCollections } from '../mail/collection.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import type { Order } from '../orders/collection.ts';
import type { OrderContext } from '../orders/context.ts';

/** An order that the shop prepares, for example on the phone. Placing it creates an order with the same id and link. */
export interface DraftOrder extends Order {
  status: 'DRAFT';
  /** The discount that the shop grants, in minor units. */
  discountEntered: number;
  /** The shipping charge that the shop sets. null: use the shipping rate. */
  shippingEntered: number | null;
  /** Whether the carrier accepts cash on delivery. */
  takesCashOnDelivery: boolean;
  /** Whether a job has closed the draft, because its shopper did not confirm it by `payBy`. Saving or sending the draft opens it again. */
  isExpired?: boolean;
}

interface DraftCount {
  _id: 'last';
  count: number;
}

export const TOKEN_INDEX = 'tokenHash';
export const KEY_INDEX = 'keyHash';
export const TERMS_INDEX = 'terms';
export const EXPIRY_INDEX = 'expiry';
/**
 * How long a draft is kept after `payBy`, in seconds, in case its shopper asks for it late. After that, the
 * shop no longer needs the name and address.
 */
export const KEPT_S = 90 * 24 * 60 * 60;

export const DRAFT_COLLECTIONS = {
  draftOrders: collection<DraftOrder>({
    name: 'draftOrders',
    counted: 'draft orders',
    images: { field: 'lines.image.hash', index: 'images', isRepeated: true },
    formerIndexes: ['open'],
    indexes: [
      { key: { tokenHash: 1 }, name: TOKEN_INDEX, unique: true },
      { key: { keyHash: 1 }, name: KEY_INDEX, unique: true },
      { key: { terms: 1 }, name: TERMS_INDEX },
      { key: { isExpired: 1, payBy: 1 }, name: EXPIRY_INDEX },
      { key: { payBy: 1 }, name: 'forgotten', expireAfterSeconds: KEPT_S },
      { key: { 'lines.image.hash': 1 }, name: 'images', sparse: true },
    ],
  }),
  draftOrderState: collection<DraftCount>({ name: 'draftOrderState' }),
};

export interface DraftCollections extends CollectionsIn<typeof DRAFT_COLLECTIONS> {}

/** The services for draft orders, with the caller. */
export interface DraftContext
  extends Omit<OrderContext, 'mail'>,
    DraftCollections,
    MailCollections,
    ContentCollections {
  mail: Pick<MailSender, 'removeFiles' | 'readShop'>;
}
