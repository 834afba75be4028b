import { LRUCache } from 'lru-cache';
import type { Product } from '../../catalogue/products/product.ts';
import { assertValid } from '../../errors.ts';
import { NOT_COUNTED, readAvailability, type VariantAvailability } from '../../inventory/availability.ts';
import type { InventoryCollections } from '../../inventory/collection.ts';
import { parseObjectId } from '../../mongodb/documents.ts';
import { findShownProducts, type ShownServices } from './find-shown-products.ts';

const MAX_IDS = 250;
/** What shoppers are answered is no older: hundreds of them ask the database once. */
const MAX_AGE_MS = 1_000;
const MAX_KNOWN = 100_000;
/** All that tells whether a product is shown, and what its variants are. */
const PROJECTION = { status: 1, showFrom: 1, showUntil: 1, 'variants.id': 1 };

type Answer = VariantAvailability & { variantId: string };
type Services = ShownServices & Pick<InventoryCollections, 'inventory'>;

/** Whether variants can be had, as shoppers are answered it. */
export class AvailabilityAnswers {
  /** null for those that there are not, or that shoppers do not see. */
  readonly #known = new LRUCache<string, { answer: Answer | null }>({ max: MAX_KNOWN, ttl: MAX_AGE_MS });
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** In the order of the ids, without those that there are not. @throws UserError when there are too many */
  async of(ids: readonly string[]): Promise<Answer[]> {
    if (ids.length > MAX_IDS)
      assertValid({
        variantIds: `At most ${MAX_IDS} variants can be asked for at a time; here are ${ids.length}`,
      });
    const keys = [...new Set(ids.map((id) => id.toLowerCase()))];
    const found = new Map(keys.map((key) => [key, this.#known.get(key)]));
    const unknown = keys.filter((key) => !found.get(key));
    if (unknown.length > 0) {
      for (const [key, answer] of await this.#read(unknown)) {
        this.#known.set(key, { answer });
        found.set(key, { answer });
      }
    }
    return keys.flatMap((key) => found.get(key)?.answer ?? []);
  }

  async #read(ids: readonly string[]): Promise<Map<string, Answer | null>> {
    const objectIds = ids.map(parseObjectId).filter((id) => id !== null);
    const [shown, states] = await Promise.all([
      findShownProducts(this.#services, ids, { projection: PROJECTION }),
      readAvailability(this.#services, objectIds),
    ]);
    const isShown = new Set(shown.flatMap(variantIdsOf));
    return new Map(
      ids.map((id) => [id, isShown.has(id) ? { variantId: id, ...(states.get(id) ?? NOT_COUNTED) } : null]),
    );
  }
}

function variantIdsOf({ _id, variants }: Pick<Product, '_id' | 'variants'>): string[] {
  return variants?.map(({ id }) => id) ?? [_id.toHexString()];
}
