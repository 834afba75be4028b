import { findByVariantId, idsOfVariants } from '@mela/rules/variant-ids.ts';
import { LRUCache } from 'lru-cache';
import { Batch } from '../../../kernel/batch.ts';
import { bounded } from '../../../kernel/bounded.ts';
import { assertValid } from '../../../kernel/errors.ts';
import { parseObjectId } from '../../../kernel/mongodb/documents.ts';
import { isUnavailable } from '../../../kernel/mongodb/failures.ts';
import type { Product } from '../../catalogue/products/product.ts';
import { variantsOf } from '../../catalogue/products/variants.ts';
import { IN_STOCK, readAvailability, type VariantAvailability } from '../../inventory/availability.ts';
import type { InventoryCollections } from '../../inventory/collection.ts';
import type { CurrentRelease } from '../current-release.ts';
import { publishingMessages } from '../messages.ts';
import { findShownProducts, type ShownServices } from './find-shown-products.ts';

const MAX_IDS = 250;
/** The maximum age of cached answers, so that hundreds of shoppers cause one database query. */
const MAX_AGE_MS = 1_000;
const MAX_SHOWN = 100_000;
/** The number of cached answers. */
const MAX_KNOWN = 25_000;
/** The maximum number of callers that share a read. */
const MAX_CALLERS = 100;
/** The fields that determine visibility and variants. */
const PROJECTION = { status: 1, showFrom: 1, showUntil: 1, 'variants.id': 1 };

type Availability = VariantAvailability & { variantId: string };

/** By id in lower case. `answer` is null if the variant does not exist or is hidden. */
type Known = ReadonlyMap<string, { answer: Availability | null }>;

interface Services extends ShownServices, Pick<InventoryCollections, 'inventory'> {
  publisher: { readonly current: Pick<CurrentRelease, 'documents'> };
}

/** The availability of variants for shoppers. */
export class AvailabilityAnswers {
  /** The answers of the last second. */
  readonly #known: LRUCache<string, { answer: Availability | null }>;
  /** Whether a release contains the variants. */
  readonly #shown = new LRUCache<string, { isShown: boolean; release: number }>(bounded(MAX_SHOWN));
  readonly #services: Services;
  /** Batches requests that arrive while a query is in flight. */
  readonly #reads = new Batch<readonly string[], Known>({
    maxSize: MAX_CALLERS,
    failsAll: isUnavailable,
    commit: async (asked) => {
      const read = await this.#read([...new Set(asked.flat())]);
      return asked.map(() => ({ result: read }));
    },
  });

  /** @param maxAgeMs the cache time of answers */
  constructor(services: Services, maxAgeMs = MAX_AGE_MS) {
    this.#services = services;
    this.#known = new LRUCache({ ...bounded(MAX_KNOWN), ttl: maxAgeMs });
  }

  /**
   * @returns the answers in the order of the ids, without duplicates and unknown ids.
   * @throws UserError if there are too many
   */
  async of(ids: readonly string[]): Promise<Availability[]> {
    if (ids.length > MAX_IDS)
      assertValid({
        variantIds: publishingMessages.tooManyVariants({ max: MAX_IDS, count: ids.length }),
      });
    const asked = [...new Set(ids.map((id) => id.toLowerCase()))];
    const known = new Map(asked.map((id) => [id, this.#known.get(id)]));
    const unknown = asked.filter((id) => !known.get(id));
    const read: Known = unknown.length > 0 ? await this.#reads.run(unknown) : new Map();
    return asked.flatMap((id) => (known.get(id) ?? read.get(id))?.answer ?? []);
  }

  async #read(ids: readonly string[]): Promise<Known> {
    const objectIds = idsOfVariants(ids)
      .map(parseObjectId)
      .filter((id) => id !== null);
    const [shown, states] = await Promise.all([
      this.#findShown(ids),
      readAvailability(this.#services, objectIds),
    ]);
    const read = new Map<string, { answer: Availability | null }>();
    for (const id of ids) {
      // The answer contains the requested id, because published pages may still use former ids of variants.
      const state = findByVariantId(id, (one) => states.get(one)) ?? IN_STOCK;
      const known = { answer: shown.has(id) ? { variantId: id, ...state } : null };
      read.set(id, known);
      this.#known.set(id, known);
    }
    return read;
  }

  /** @returns the ids of the variants that shoppers see */
  async #findShown(ids: readonly string[]): Promise<Set<string>> {
    // Without a release, visibility changes with time and cannot be cached.
    const release = this.#services.publisher.current.documents;
    const known = new Map(ids.map((id) => [id, this.#shown.get(id)]));
    const isKnown = (id: string) => release !== null && known.get(id)?.release === release;
    const unknown = ids.filter((id) => !isKnown(id));
    const found =
      unknown.length === 0
        ? []
        : await findShownProducts(this.#services, release, unknown, { projection: PROJECTION });
    const shown = new Set(found.flatMap(variantIdsOf));
    if (release !== null) for (const id of unknown) this.#shown.set(id, { isShown: shown.has(id), release });
    return new Set(ids.filter((id) => (isKnown(id) ? known.get(id)?.isShown : shown.has(id))));
  }
}

/** All ids that pages may use for the variants of a product. */
function variantIdsOf(product: Pick<Product, '_id' | 'variants'>): string[] {
  return idsOfVariants(variantsOf(product).map(({ id }) => id));
}
