import { DEFAULT_CURRENCY } from '@mela/rules/money.ts';
import { readSelling, type SellingCollections } from '../selling/collection.ts';
import type { SettingsCollection } from './settings.ts';
import { readShownCurrency } from './shown/show-documents.ts';

type CurrencyCollections = SellingCollections & { settings: SettingsCollection };

/** What prices are in, as the database had it when it last changed. */
export class ShopCurrency {
  /** The shop's. */
  current = DEFAULT_CURRENCY;
  /** Of the release that is shown: until the next one it may be the former one. */
  shown = DEFAULT_CURRENCY;
  readonly #collections: CurrencyCollections;
  #reading: Promise<void> = Promise.resolve();

  constructor(collections: CurrencyCollections) {
    this.#collections = collections;
  }

  /** One after the other: the last answer is the newest. */
  read(): Promise<void> {
    const reading = this.#reading.catch(() => {}).then(() => this.#read());
    this.#reading = reading;
    return reading;
  }

  async #read(): Promise<void> {
    const { currency } = await readSelling(this.#collections);
    this.shown = await readShownCurrency(this.#collections.settings);
    this.current = currency;
  }
}
