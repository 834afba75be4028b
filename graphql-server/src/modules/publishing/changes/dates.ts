import { endOf } from '@mela/rules/content/time-left.ts';
import { type CatalogueCollections, SHOW_FROM_INDEX, SHOW_UNTIL_INDEX } from '../../catalogue/collections.ts';
import type { ReleasedCollections } from '../released/collections.ts';
import { readReleasedContent } from '../released/read-released.ts';
import { compareWithRelease } from './draft.ts';
import type { CurrentSource } from './read-current.ts';
import type { Touched } from './touched.ts';

type Collections = ReleasedCollections & Pick<CatalogueCollections, 'products'>;

const NO_DRAFT = { status: { $ne: 'DRAFT' } } as const;
const ID_ALONE = { _id: 1 } as const;

/** What differs from a release only because time has passed. */
export interface DueByDate {
  /** The ids of products whose dates have come. */
  begun: string[];
  ended: string[];
  /** Whether a deal has ended. */
  content: boolean;
}

/**
 * @param release the live one
 * @param since the time that its dates were compared with, in milliseconds as `now`
 */
async function findDue(
  collections: Collections,
  release: number,
  since: number,
  now: number,
): Promise<DueByDate> {
  const { products, releasedProducts } = collections;
  const until = new Date(now);
  const begun = { showFrom: { $gt: new Date(since), $lte: until }, ...NO_DRAFT };
  const ended = { showUntil: { $lte: until }, from: { $lte: release }, to: { $gt: release } };
  const [first, last, ends] = await Promise.all([
    products.find(begun, { projection: ID_ALONE, hint: SHOW_FROM_INDEX }).toArray(),
    releasedProducts.find(ended, { projection: { id: 1 }, hint: SHOW_UNTIL_INDEX }).toArray(),
    dealEnds(collections, release),
  ]);
  return {
    begun: first.map(({ _id }) => _id.toHexString()),
    ended: last.map(({ id }) => id.toHexString()),
    content: ends.some((end) => end <= now),
  };
}

/** @returns when the next product begins or ends to be shown, or a deal ends, in milliseconds; null when none does */
export async function findNextDate(
  collections: Collections,
  release: number,
  now: number,
): Promise<number | null> {
  const { products, releasedProducts } = collections;
  const later = { $gt: new Date(now) };
  const first = (field: 'showFrom' | 'showUntil', hint: string) =>
    products.findOne(
      { [field]: later, ...NO_DRAFT },
      { projection: { _id: 0, [field]: 1 }, sort: { [field]: 1 }, hint },
    );
  const isLive = { showUntil: later, from: { $lte: release }, to: { $gt: release } };
  const options = { projection: { showUntil: 1 }, sort: { showUntil: 1 }, hint: SHOW_UNTIL_INDEX } as const;
  const [begin, end, released, ends] = await Promise.all([
    first('showFrom', SHOW_FROM_INDEX),
    first('showUntil', SHOW_UNTIL_INDEX),
    releasedProducts.findOne(isLive, options),
    dealEnds(collections, release),
  ]);
  const dates = [begin?.showFrom, end?.showUntil, released?.showUntil].map((date) => date?.getTime());
  const moments = [...dates, ...ends].filter((moment) => moment !== undefined && moment > now) as number[];
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** What is due, as far as a release can show it. */
export class DueDates {
  readonly #collections: Collections;
  readonly #touched: Touched;
  /** Products whose new version could not be shown. */
  readonly #kept = new Set<string>();

  /** @param touched what was edited since the newest release */
  constructor(collections: Collections, touched: Touched) {
    this.#collections = collections;
    this.#touched = touched;
  }

  /** These are due no more until they are edited. */
  keep(ids: readonly string[]): void {
    for (const id of ids) this.#kept.add(id);
  }

  retry(id: string): void {
    this.#kept.delete(id);
  }

  /** @param since the time that the dates of the live release were compared with; null: not known */
  async find(live: number, since: number | null, now: number): Promise<DueByDate> {
    const due = await findDue(this.#collections, live, since ?? now, now);
    const isOpen = (id: string) => !this.#kept.has(id);
    return { ...due, begun: due.begun.filter(isOpen), ended: due.ended.filter(isOpen) };
  }

  /** What was edited since the newest release begins with the next one that shows changes. */
  async findUnedited(live: number, since: number | null, now: number): Promise<DueByDate> {
    const due = await this.find(live, since, now);
    return { ...due, begun: due.begun.filter((id) => !this.#touched.has('products', id)) };
  }

  /** @returns how many differ from the live release that do not differ already because they were edited */
  async count(source: CurrentSource, live: number, since: number | null): Promise<number> {
    const { begun, ended, content } = await this.find(live, since, source.now);
    const dated = [...begun, ...ended].filter((id) => !this.#touched.differs('products', id));
    const { differing } = await compareWithRelease(source, this.#collections, live, 'products', dated);
    return differing.size + Number(content && !this.#touched.differs('content', 'content'));
  }
}

async function dealEnds(collections: ReleasedCollections, release: number): Promise<number[]> {
  const released = await readReleasedContent(collections, release);
  return (released?.content.deals ?? []).map(({ endsAt }) => endOf(endsAt));
}
