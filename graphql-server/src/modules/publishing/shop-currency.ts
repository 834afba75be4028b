import { DEFAULT_CURRENCY } from '@mela/rules/money.ts';
import { defaultTimeZone } from '@mela/rules/shop-days.ts';
import { readSelling, type SellingCollections } from '../selling/collection.ts';
import type { CurrentRelease } from './current-release.ts';
import type { ReleasedCollections } from './released/collections.ts';
import { readReleasedCurrency } from './released/read-released.ts';

type CurrencyCollections = SellingCollections & Pick<ReleasedCollections, 'releasedContent'>;

/** The shop's currency and time zone, following changes in the database. */
export class ShopCurrency {
  current = DEFAULT_CURRENCY;
  timeZone = defaultTimeZone(DEFAULT_CURRENCY);
  readonly #collections: CurrencyCollections;
  readonly #release: Pick<CurrentRelease, 'documents' | 'release'>;
  #reading: Promise<void> = Promise.resolve();
  /** The currency of releases from earlier versions, whose records lack it. */
  #former = DEFAULT_CURRENCY;

  constructor(collections: CurrencyCollections, release: Pick<CurrentRelease, 'documents' | 'release'>) {
    this.#collections = collections;
    this.#release = release;
  }

  /** The currency of the shown release. It may differ from the shop's until the next release. */
  get released(): string {
    return this.#release.release?.currency ?? this.#former;
  }

  /** Reads the settings. Calls run one at a time, so that the last result is the newest. */
  read(): Promise<void> {
    const reading = this.#reading.catch(() => {}).then(() => this.#read());
    this.#reading = reading;
    return reading;
  }

  async #read(): Promise<void> {
    const { currency, timeZone } = await readSelling(this.#collections);
    const { documents, release } = this.#release;
    if (documents !== null && release?.currency === undefined)
      this.#former = (await readReleasedCurrency(this.#collections, documents)) ?? DEFAULT_CURRENCY;
    this.current = currency;
    this.timeZone = timeZone;
  }
}
