import type { DiskSpace } from '../../kernel/disk-space.ts';
import type { RequestScans } from '../../kernel/list/scans.ts';
import type { Author, Viewer } from '../../kernel/roles.ts';
import type { MailCollections } from '../mail/collection.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import type { OfferReader } from './cart/offer-reader.ts';
import type { AddressLimits } from './limits/address-limits.ts';
import type { OrderStore } from './order-store.ts';
import type { OrderQueue } from './placing/order-queue.ts';

export interface OrderServices extends OrderStore {
  orderQueue: OrderQueue;
  offers: OfferReader;
  addressLimits: AddressLimits;
  disk: DiskSpace;
}

/** The order services with the sender of the request. */
export interface OrderContext extends OrderServices, MailCollections {
  viewer: Viewer;
  /** The IP address of the request. */
  address: string;
  /** The shopper's address, if an app with a STOREFRONT token sends it. */
  shopperAddress: string | null;
  recorder: { readonly author: Author | null };
  mail: Pick<MailSender, 'removeFiles'>;
  scans: RequestScans;
  /** The shop's time zone. */
  timeZone: string;
}
