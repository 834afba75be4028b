import type { Collection } from 'mongodb';
import { ACCOUNT_DOMAIN } from '../accounts/account-domain.ts';
import { CATALOGUE_DOMAIN } from '../catalogue/catalogue-domain.ts';
import { type Domain, NOTHING_ELSE } from '../domain.ts';
import type { Subjects } from '../history/context.ts';
import { HISTORY_INDEXES, type HistoryCollections } from '../history/entry.ts';
import { INVENTORY_DOMAIN } from '../inventory/inventory-domain.ts';
import type { LeaseDocument } from '../kernel/jobs/lease.ts';
import { MAIL_DOMAIN } from '../mail/mail-domain.ts';
import type { ShopCollections } from '../mongodb/shop-document.ts';
import { ORDER_DOMAIN } from '../orders/order-domain.ts';
import { PUBLISHING_DOMAIN } from '../publishing/publishing-domain.ts';
import { WEBHOOK_DOMAIN } from '../publishing/webhook/webhook-domain.ts';
import { REDIRECT_DOMAIN } from '../redirects/redirect-domain.ts';
import { SELLING_DOMAIN } from '../selling/selling-domain.ts';
import { CONTENT_DOMAIN } from '../storefront-content/content-domain.ts';

interface LeaseCollections {
  /** Which server runs which job. */
  leases: Collection<LeaseDocument>;
}

/** Collections of no domain. */
const SHOP_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: (db) => ({
    shop: db.collection('shop'),
    history: db.collection('history'),
    leases: db.collection('leases'),
  }),
  indexes: { history: HISTORY_INDEXES },
  notBackedUp: ['heartbeats', 'leases'],
  filledByServers: { shop: null, heartbeats: null, leases: null },
  counted: { history: 'remembered changes' },
} satisfies Domain<ShopCollections & HistoryCollections & LeaseCollections>;

/** All domains of the shop. A new one is a line here, and in the order of folders. */
export const DOMAINS = [
  CATALOGUE_DOMAIN,
  SHOP_DOMAIN,
  ACCOUNT_DOMAIN,
  CONTENT_DOMAIN,
  PUBLISHING_DOMAIN,
  WEBHOOK_DOMAIN,
  INVENTORY_DOMAIN,
  MAIL_DOMAIN,
  SELLING_DOMAIN,
  ORDER_DOMAIN,
  REDIRECT_DOMAIN,
] as const;

/** What has all that each of a union has. */
export type AllOf<Part> = (Part extends unknown ? (part: Part) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

export function allOf<Part extends object>(parts: readonly Part[]): AllOf<Part> {
  return Object.assign({}, ...parts);
}

/** All that the history remembers. */
export const SUBJECTS: Subjects = allOf(DOMAINS.map(({ subjects }) => subjects));
