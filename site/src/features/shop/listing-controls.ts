import { formatUnits } from '@mela/rules/format-money.ts';
import { CHECKED, type ListingQuery, readQuery } from '@mela/rules/listing/listing-query.ts';
import { type PriceRange, positionOf, priceAt, readPrices } from './price-scale.ts';

type Prices = Pick<ListingQuery, 'min' | 'max'>;

/** The form of a listing. Some of its controls are elsewhere in the page and refer to it by id. */
export class ListingControls {
  readonly #form: HTMLFormElement;
  readonly #range: PriceRange;
  readonly #min: HTMLInputElement;
  readonly #max: HTMLInputElement;
  readonly #text: HTMLInputElement;

  readonly #currency: string;

  constructor(root: Element, range: PriceRange, currency: string) {
    const find = <Kind extends Element>(selector: string) => root.querySelector(selector) as Kind;
    this.#form = find('#listing-form');
    this.#range = range;
    this.#currency = currency;
    this.#min = find('.price-filter__min');
    this.#max = find('.price-filter__max');
    this.#text = find('.price-filter__text');
  }

  /** The query except for prices, which can be more exact than the sliders. */
  read(): Omit<ListingQuery, 'min' | 'max' | 'page'> {
    const fields = [...new FormData(this.#form)].map(([name, value]) => [name, String(value)]);
    const { min, max, page, ...query } = readQuery(new URLSearchParams(fields));
    return query;
  }

  write(query: ListingQuery): void {
    const checked = CHECKED.flatMap((name) => query[name].map((value) => `${name} ${value}`));
    const single: Record<string, string> = { q: query.text, sort: query.sort, show: query.show };
    for (const control of this.#form.elements) {
      if (control instanceof HTMLSelectElement) control.value = single[control.name] ?? '';
      else if (!(control instanceof HTMLInputElement)) continue;
      else if (control.type === 'checkbox')
        control.checked = checked.includes(`${control.name} ${control.value}`);
      else if (control.name === 'q' && control !== document.activeElement) control.value = query.text;
    }
    this.#writePrices(query);
  }

  /** The price at which a slider was moved. A slider stops at the other one. */
  slidPrice(moved: EventTarget, { min, max }: Prices): Partial<Prices> {
    const [lowest, highest] = this.#range;
    if (moved === this.#min) {
      const price = Math.min(priceAt(this.#min.valueAsNumber, this.#range), max ?? highest);
      if (price === max) this.#min.value = this.#max.value;
      return { min: price > lowest ? price : null };
    }
    const price = Math.max(priceAt(this.#max.valueAsNumber, this.#range), min ?? lowest);
    if (price === min) this.#max.value = this.#min.value;
    return { max: price < highest ? price : null };
  }

  /** The prices in the text field. null for an end of the range that is not entered. */
  typedPrices(): Prices {
    const [min, max] = readPrices(this.#text.value);
    const [lowest, highest] = this.#range;
    return {
      min: min !== null && min > lowest ? min : null,
      max: max !== null && max < highest ? max : null,
    };
  }

  /** The prices in controls that changed since the page loaded. */
  touchedPrices(): Prices {
    if (this.#text.value !== this.#text.defaultValue) return this.typedPrices();
    const any = { min: null, max: null };
    return { ...any, ...this.slidPrice(this.#min, any), ...this.slidPrice(this.#max, any) };
  }

  isPriceText(target: EventTarget): boolean {
    return target === this.#text;
  }

  #writePrices({ min, max }: Prices): void {
    const [lowest, highest] = this.#range;
    const [from, to] = [min ?? lowest, max ?? highest];
    const [first, last] = [formatUnits(from, this.#currency), formatUnits(to, this.#currency)];
    // Do not move a slider that the shopper is holding.
    if (this.#min !== document.activeElement) this.#min.value = String(positionOf(from, this.#range));
    if (this.#max !== document.activeElement) this.#max.value = String(positionOf(to, this.#range));
    this.#min.ariaValueText = first;
    this.#max.ariaValueText = last;
    const track = this.#min.parentElement;
    track?.style.setProperty('--from', `${this.#min.value}%`);
    track?.style.setProperty('--to', `${this.#max.value}%`);
    this.#text.value = `${first} – ${last}`;
  }
}
