import { Batch } from '../../../kernel/batch.ts';
import { isUnavailable } from '../../../kernel/mongodb/failures.ts';
import type { OrderStore } from '../order-store.ts';
import { type Offers, readOffers } from './offers.ts';

interface WantedOffers {
  variantIds: readonly string[];
  coupon: string | null;
}

/** Carts that share one read. */
const MAX_CARTS = 100;

/**
 * Reads offers for carts. Carts that arrive while a read is in flight share the next one: all aliases of one request, and all shoppers
 * who ask at the same moment, cost the database one read of each variant.
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

  /** @returns the offers of these variants, and maybe of others, as they are after this call */
  read(variantIds: readonly string[], coupon: string | null = null): Promise<Offers> {
    return this.#reads.run({ variantIds, coupon });
  }
}
