import { nextDateOf } from '@mela/rules/collections.ts';
import { endOf } from '@mela/rules/content/time-left.ts';
import { INDIAN_TIME } from '@mela/rules/shop-days.ts';
import { type CatalogueCollections, SHOW_FROM_INDEX, SHOW_UNTIL_INDEX } from '../../catalogue/collections.ts';
import type { ReleasedCollections } from '../released/collections.ts';
import { readReleasedContent } from '../released/read-released.ts';
import { compareWithRelease } from './draft.ts';
import type { CurrentSource } from './read-current.ts';
import type { Touched } from './touched.ts';

type Collections = ReleasedCollections & Pick<CatalogueCollections, 'products'>;

const NO_DRAFT = { status: { $ne: 'DRAFT' } } as const;
const ID_ALONE = { _id: 1 } as const;

/** Differences from a release that result only from the passing of time. */
export interface DueByDate {
  /** The ids of products whose scheduled change has come since. */
  begun: string[];
  ended: string[];
  /** Whether a deal has ended, or a collection of new products is a day old. */
  content: boolean;
}

/**
 * @param release the number of the live release
 * @param since the time at which its dates were evaluated, in milliseconds
 * @param now the current time, in milliseconds
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
    contentDates(collections, release),
  ]);
  return {
    begun: first.map(({ _id }) => _id.toHexString()),
    ended: last.map(({ id }) => id.toHexString()),
    content: ends.some((end) => end <= now),
  };
}

/** @returns when the next product appears or disappears, or a deal ends, in milliseconds. null: never */
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
    contentDates(collections, release),
  ]);
  const dates = [begin?.showFrom, end?.showUntil, released?.showUntil].map((date) => date?.getTime());
  const moments = [...dates, ...ends].filter((moment) => moment !== undefined && moment > now) as number[];
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** Scheduled changes that a release can show. */
export class DueDates {
  readonly #collections: Collections;
  readonly #touched: Touched;
  /** Products whose new version could not be rendered. */
  readonly #kept = new Set<string>();

  /** @param touched documents that were edited since the newest release */
  constructor(collections: Collections, touched: Touched) {
    this.#collections = collections;
    this.#touched = touched;
  }

  /** Excludes these products until they are edited. */
  keep(ids: readonly string[]): void {
    for (const id of ids) this.#kept.add(id);
  }

  retry(id: string): void {
    this.#kept.delete(id);
  }

  /** @param since the time at which the live release's dates were evaluated. null: unknown */
  async find(live: number, since: number | null, now: number): Promise<DueByDate> {
    const due = await findDue(this.#collections, live, since ?? now, now);
    const isOpen = (id: string) => !this.#kept.has(id);
    return { ...due, begun: due.begun.filter(isOpen), ended: due.ended.filter(isOpen) };
  }

  /** Excludes edited products, which wait for the next release with changes. */
  async findUnedited(live: number, since: number | null, now: number): Promise<DueByDate> {
    const due = await this.find(live, since, now);
    return { ...due, begun: due.begun.filter((id) => !this.#touched.has('products', id)) };
  }

  /** @returns the number of products that differ from the live release only because of dates */
  async count(source: CurrentSource, live: number, since: number | null): Promise<number> {
    const { begun, ended, content } = await this.find(live, since, source.now);
    const dated = [...begun, ...ended].filter((id) => !this.#touched.differs('products', id));
    const { differing } = await compareWithRelease(source, this.#collections, live, 'products', dated);
    return differing.size + Number(content && !this.#touched.differs('content', 'content'));
  }
}

/** When the released content changes by date: deals end, and products are no longer among the newest of a collection. */
async function contentDates(source: ReleasedCollections, release: number): Promise<number[]> {
  const released = await readReleasedContent(source, release);
  const { content, collections = [], timeZone = INDIAN_TIME } = released ?? {};
  const { deals = [], home = [] } = content ?? {};
  const countdowns = home.filter((section) => section.kind === 'countdown');
  const ends = [...deals, ...countdowns].map(({ endsAt }) => endOf(endsAt, timeZone));
  return [...ends, ...collections.flatMap((one) => nextDateOf(one, timeZone) ?? [])];
}
