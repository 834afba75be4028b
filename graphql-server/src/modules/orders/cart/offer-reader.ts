import { Batch } from '../../../kernel/batch.ts';
import { isUnavailable } from '../../../kernel/mongodb/failures.ts';
import type { OrderStore } from '../order-store.ts';
import { type Offers, readOffers } from './offers.ts';

interface WantedOffers {
  variantIds: readonly string[];
  coupon: string | null;
}

/** The maximum number of carts that share one read. */
const MAX_CARTS = 100;

/**
 * Reads offers for carts. Carts that arrive while a read is in flight share the next read. All aliases of a request and all concurrent
 * shoppers therefore cost one read per variant.
 */
export class OfferReader {
  readonly #reads: Batch<WantedOffers, Offers>;

  constructor(store: OrderStore) {
    this.#reads = new Batch({
      maxSize: MAX_CARTS,
      failsAll: isUnavailable,
      commit: async (carts) => {
        const coupons = [...new Set(carts.flatMap(({ coupon }) => coupon ?? []))];
        const variantIds = carts.flatMap((cart) => cart.variantIds);
        const offers = await readOffers(store, variantIds, undefined, { coupons, emails: [] });
        return carts.map(() => ({ result: offers }));
      },
    });
  }

  /** @returns the offers for these variants, and possibly others, read after this call started */
  read(variantIds: readonly string[], coupon: string | null = null): Promise<Offers> {
    return this.#reads.run({ variantIds, coupon });
  }
}
