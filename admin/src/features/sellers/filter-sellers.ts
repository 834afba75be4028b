import { SELLER_STATUSES, type Seller } from './sample-sellers.ts';

/** The filter's name for no choice. */
export const EVERY_STATUS = 'Show all';

export const SELLER_FILTERS = [EVERY_STATUS, ...SELLER_STATUSES] as const;

export type SellerFilter = (typeof SELLER_FILTERS)[number];

/** Those of the status in whose name, email or city the text is, whatever its case. */
export function filterSellers(sellers: Seller[], text: string, filter: SellerFilter): Seller[] {
  const sought = text.trim().toLowerCase();
  return sellers.filter(
    ({ name, email, address, status }) =>
      (filter === EVERY_STATUS || status === filter) &&
      `${name} ${email} ${address[1]}`.toLowerCase().includes(sought),
  );
}
