import { DEFAULT_CURRENCY } from '@mela/rules/money.ts';
import { readSelling, type SellingCollections } from '../selling/collection.ts';
import type { CurrentRelease } from './current-release.ts';
import type { ReleasedCollections } from './released/collections.ts';
import { readReleasedCurrency } from './released/read-released.ts';

type CurrencyCollections = SellingCollections & Pick<ReleasedCollections, 'releasedContent'>;

/** What prices are in, as the database had it when it last changed. */
export class ShopCurrency {
  /** The shop's. */
  current = DEFAULT_CURRENCY;
  readonly #collections: CurrencyCollections;
  readonly #release: Pick<CurrentRelease, 'documents' | 'release'>;
  #reading: Promise<void> = Promise.resolve();
  /** Of releases of former versions, whose records do not say it. */
  #former = DEFAULT_CURRENCY;

  constructor(collections: CurrencyCollections, release: Pick<CurrentRelease, 'documents' | 'release'>) {
    this.#collections = collections;
    this.#release = release;
  }

  /** That of the release that is shown: until the next one it may be another than the shop's. */
  get released(): string {
    return this.#release.release?.currency ?? this.#former;
  }

  /** One after the other: the last answer is the newest. */
  read(): Promise<void> {
    const reading = this.#reading.catch(() => {}).then(() => this.#read());
    this.#reading = reading;
    return reading;
  }

  async #read(): Promise<void> {
    const { currency } = await readSelling(this.#collections);
    const { documents, release } = this.#release;
    if (documents !== null && release?.currency === undefined)
      this.#former = (await readReleasedCurrency(this.#collections, documents)) ?? DEFAULT_CURRENCY;
    this.current = currency;
  }
}
