import type { DiskSpace } from '../../kernel/disk-space.ts';
import type { RequestScans } from '../../kernel/list/scans.ts';
import type { Author, Viewer } from '../../kernel/roles.ts';
import type { MailCollections } from '../mail/collection.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import type { OfferReader } from './cart/offer-reader.ts';
import type { AddressLimits } from './limits/address-limits.ts';
import type { OrderStore } from './order-store.ts';
import type { OrderQueue } from './placing/order-queue.ts';

/** What this server has for orders. */
export interface OrderServices extends OrderStore {
  orderQueue: OrderQueue;
  offers: OfferReader;
  addressLimits: AddressLimits;
  disk: DiskSpace;
}

/** With who asks. */
export interface OrderContext extends OrderServices, MailCollections {
  viewer: Viewer;
  /** Where the request comes from: an IP address. */
  address: string;
  /** The address of the shopper, where an app with a STOREFRONT token names one. */
  shopperAddress: string | null;
  recorder: { readonly author: Author | null };
  mail: Pick<MailSender, 'removeFiles'>;
  scans: RequestScans;
}
