import { LRUCache } from 'lru-cache';
import type { Product } from '../../catalogue/products/product.ts';
import { assertValid, UserError } from '../../errors.ts';
import { IN_STOCK, readAvailability, type VariantAvailability } from '../../inventory/availability.ts';
import type { InventoryCollections } from '../../inventory/collection.ts';
import { parseObjectId } from '../../mongodb/documents.ts';
import type { Revisions } from '../../mongodb/revision.ts';
import { findShownProducts, type ShownServices } from './find-shown-products.ts';

const MAX_IDS = 250;
/** What shoppers are answered is no older: hundreds of them ask the database once. */
const MAX_AGE_MS = 1_000;
const MAX_KNOWN = 100_000;
/** As many wait for the database at most. */
const MAX_WANTED = 25_000;
/** All that tells whether a product is shown, and what its variants are. */
const PROJECTION = { status: 1, showFrom: 1, showUntil: 1, 'variants.id': 1 };

export type AvailabilityAnswer = VariantAvailability & { variantId: string };

/** null for those that there are not, or that shoppers do not see. */
interface Known {
  answer: AvailabilityAnswer | null;
  /** By `performance.now()`. */
  until: number;
}

interface Services extends ShownServices, Pick<InventoryCollections, 'inventory'> {
  revision: { readonly current: Revisions | null };
}

/** Whether variants can be had, as shoppers are answered it. */
export class AvailabilityAnswers {
  readonly #known = new LRUCache<string, Known>({ max: MAX_KNOWN });
  /** Whether variants are of a release, and of which revision of what is shown: that stays while stock changes. */
  readonly #shown = new LRUCache<string, { isShown: boolean; revision: number }>({ max: MAX_KNOWN });
  readonly #services: Services;
  #wanted = new Set<string>();
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(services: Services) {
    this.#services = services;
  }

  /** In the order of the ids, without those that there are not. @throws UserError when there are too many */
  async of(ids: readonly string[]): Promise<AvailabilityAnswer[]> {
    if (ids.length > MAX_IDS)
      assertValid({
        variantIds: `At most ${MAX_IDS} variants can be asked for at a time; here are ${ids.length}`,
      });
    return (await this.read([...new Set(ids.map((id) => id.toLowerCase()))])).answers;
  }

  /**
   * @param keys ids in lower case, each once
   * @returns also until when what is answered holds. @throws UserError when too many others wait
   */
  async read(keys: readonly string[]): Promise<{ answers: AvailabilityAnswer[]; until: number }> {
    const now = performance.now();
    const found = new Map(keys.map((key) => [key, this.#known.get(key)]));
    const unknown = keys.filter((key) => (found.get(key)?.until ?? 0) <= now);
    if (unknown.length > 0) {
      await this.#readTogether(unknown);
      for (const key of unknown) found.set(key, this.#known.get(key));
    }
    const all = [...found.values()].filter((known) => known !== undefined);
    return {
      answers: all.flatMap(({ answer }) => answer ?? []),
      until: Math.min(now + MAX_AGE_MS, ...all.map(({ until }) => until)),
    };
  }

  /** What is asked while the database answers is asked of it together, once. */
  #readTogether(ids: readonly string[]): Promise<void> {
    if (this.#wanted.size + ids.length > MAX_WANTED)
      throw new UserError('UNAVAILABLE', 'The server is busy: try again in a moment.');
    for (const id of ids) this.#wanted.add(id);
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        const wanted = [...this.#wanted];
        this.#wanted = new Set();
        this.#next = null;
        this.#running = this.#read(wanted);
        return this.#running;
      });
    return this.#next;
  }

  async #read(ids: readonly string[]): Promise<void> {
    const until = performance.now() + MAX_AGE_MS;
    const objectIds = ids.map(parseObjectId).filter((id) => id !== null);
    const [shown, states] = await Promise.all([
      this.#findShown(ids),
      readAvailability(this.#services, objectIds),
    ]);
    for (const id of ids) {
      const answer = shown.has(id) ? { variantId: id, ...(states.get(id) ?? IN_STOCK) } : null;
      this.#known.set(id, { answer, until });
    }
  }

  /** @returns which of them shoppers see */
  async #findShown(ids: readonly string[]): Promise<Set<string>> {
    // Without a release it changes with the clock.
    const isReleased = this.#services.publisher.current.hasDocuments;
    const revision = isReleased ? this.#services.revision.current?.shownProducts : undefined;
    const known = new Map(ids.map((id) => [id, this.#shown.get(id)]));
    const isKnown = (id: string) => revision !== undefined && known.get(id)?.revision === revision;
    const unknown = ids.filter((id) => !isKnown(id));
    const found =
      unknown.length === 0
        ? []
        : await findShownProducts(this.#services, unknown, { projection: PROJECTION });
    const shown = new Set(found.flatMap(variantIdsOf));
    if (revision !== undefined)
      for (const id of unknown) this.#shown.set(id, { isShown: shown.has(id), revision });
    return new Set(ids.filter((id) => (isKnown(id) ? known.get(id)?.isShown : shown.has(id))));
  }
}

function variantIdsOf({ _id, variants }: Pick<Product, '_id' | 'variants'>): string[] {
  return variants?.map(({ id }) => id) ?? [_id.toHexString()];
}
