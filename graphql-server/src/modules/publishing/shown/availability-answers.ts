import { findByVariantId, idsOfVariants } from '@mela/rules/variant-ids.ts';
import { LRUCache } from 'lru-cache';
import { assertValid, UserError } from '../../../kernel/errors.ts';
import { parseObjectId } from '../../../kernel/mongodb/documents.ts';
import type { Revisions } from '../../../kernel/mongodb/revision.ts';
import type { Product } from '../../catalogue/products/product.ts';
import { variantsOf } from '../../catalogue/products/variants.ts';
import { IN_STOCK, readAvailability, type VariantAvailability } from '../../inventory/availability.ts';
import type { InventoryCollections } from '../../inventory/collection.ts';
import type { CurrentRelease } from '../current-release.ts';
import { findShownProducts, type ShownServices } from './find-shown-products.ts';

const MAX_IDS = 250;
/** What shoppers are answered was so within it: hundreds of them ask the database once. */
const MAX_AGE_MS = 1_000;
const MAX_SHOWN = 100_000;
/** As many wait for the database at most, and as many answers of a second are kept. */
const MAX_WANTED = 25_000;
/** All that tells whether a product is shown, and what its variants are. */
const PROJECTION = { status: 1, showFrom: 1, showUntil: 1, 'variants.id': 1 };

/** null: there is no such variant, or shoppers do not see it. */
type Known = { answer: VariantAvailability & { variantId: string }; json: string } | null;

/** In the order of the keys, each once, without those that there are not. */
interface Read {
  known: NonNullable<Known>[];
  /** Until when it holds, by `performance.now()`. */
  until: number;
}

/** What was asked within a second, or since the last change. */
interface Second {
  known: Map<string, Known>;
  /** By `performance.now()`. */
  until: number;
  /** Of what revisions it is; null: it does not last longer. */
  revisions: string | null;
}

interface Services extends ShownServices, Pick<InventoryCollections, 'inventory'> {
  publisher: { readonly current: Pick<CurrentRelease, 'documents'> };
  revision: { readonly current: Revisions | null };
}

/** Whether variants can be had, as shoppers are answered it. */
export class AvailabilityAnswers {
  #second: Second = { known: new Map(), until: 0, revisions: null };
  /** Whether a release has the variants. */
  readonly #shown = new LRUCache<string, { isShown: boolean; release: number }>({
    // Not by `max`, which allocates room for all of them at once.
    maxSize: MAX_SHOWN,
    sizeCalculation: () => 1,
  });
  readonly #services: Services;
  #wanted = new Set<string>();
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<Second> | null = null;

  constructor(services: Services) {
    this.#services = services;
  }

  /** In the order of the ids, without those that there are not. @throws UserError when there are too many */
  async of(ids: readonly string[]) {
    if (ids.length > MAX_IDS)
      assertValid({
        variantIds: `At most ${MAX_IDS} variants can be asked for at a time; here are ${ids.length}`,
      });
    const { known } = await this.read(ids.map((id) => id.toLowerCase()));
    return known.map(({ answer }) => answer);
  }

  /**
   * @param keys ids in lower case
   * @throws UserError when too many others wait
   */
  async read(keys: readonly string[]): Promise<Read> {
    const known = this.readKnown(keys);
    if (known) return known;
    const second = this.#thisSecond();
    const asked = [...new Set(keys)];
    const read = await this.#readTogether(asked.filter((key) => !second.known.has(key)));
    return {
      known: asked.flatMap((key) => read.known.get(key) ?? second.known.get(key) ?? []),
      until: Math.min(second.until, read.until),
    };
  }

  /** What can be read without asking the database, in one pass; null where it is not known of all. */
  readKnown(keys: readonly string[]): Read | null {
    const second = this.#thisSecond();
    const known: NonNullable<Known>[] = [];
    for (const key of new Set(keys)) {
      const found = second.known.get(key);
      if (found === undefined) return null;
      if (found) known.push(found);
    }
    return { known, until: second.until };
  }

  /** Where nothing was changed since the one before began, what was known then is known on. */
  #thisSecond(): Second {
    const now = performance.now();
    const { known, until, revisions: former } = this.#second;
    const isFull = known.size > MAX_WANTED;
    if (until > now && !isFull) return this.#second;
    const revisions = this.#revisions();
    const isUnchanged = revisions !== null && revisions === former && !isFull;
    this.#second = { known: isUnchanged ? known : new Map(), until: now + MAX_AGE_MS, revisions };
    return this.#second;
  }

  #revisions(): string | null {
    const { publisher, revision } = this.#services;
    // Without a release it changes with the clock.
    if (publisher.current.documents === null || !revision.current) return null;
    return `${revision.current['inventory']} ${publisher.current.documents}`;
  }

  /** What is asked while the database answers is asked of it together, once. @returns all of this, or more */
  #readTogether(ids: readonly string[]): Promise<Second> {
    if (this.#wanted.size + ids.length > MAX_WANTED)
      throw new UserError('UNAVAILABLE', 'The server is busy: try again in a moment.');
    for (const id of ids) this.#wanted.add(id);
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        const wanted = [...this.#wanted];
        this.#wanted = new Set();
        this.#next = null;
        const reading = this.#read(wanted);
        this.#running = reading;
        return reading;
      });
    return this.#next;
  }

  async #read(ids: readonly string[]): Promise<Second> {
    const second = this.#second;
    const read: Second = { known: new Map(), until: performance.now() + MAX_AGE_MS, revisions: null };
    const objectIds = idsOfVariants(ids)
      .map(parseObjectId)
      .filter((id) => id !== null);
    const [shown, states] = await Promise.all([
      this.#findShown(ids),
      readAvailability(this.#services, objectIds),
    ]);
    for (const id of ids) {
      // Named as it was asked for: published pages may still name variants by former ids.
      const state = findByVariantId(id, (one) => states.get(one)) ?? IN_STOCK;
      const answer = shown.has(id) ? { variantId: id, ...state } : null;
      const known = answer && { answer, json: JSON.stringify(answer) };
      read.known.set(id, known);
      second.known.set(id, known);
    }
    return read;
  }

  /** @returns which of them shoppers see */
  async #findShown(ids: readonly string[]): Promise<Set<string>> {
    // Without a release it changes with the clock.
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

/** All ids that a page may name the variants of a product by. */
function variantIdsOf(product: Pick<Product, '_id' | 'variants'>): string[] {
  return idsOfVariants(variantsOf(product).map(({ id }) => id));
}
