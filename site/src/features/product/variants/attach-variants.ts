import { type AvailabilityAnswer, askAvailability, availabilityById } from './ask-availability.ts';
import { firstVariant, goneValues, namedVariant, nearestVariant, variantAt } from './choose-variant.ts';
import { attachQuantity } from './quantity.ts';
import { showVariant } from './show-variant.ts';
import { type PageVariant, unpackVariants, type VariantData } from './variant-data.ts';
import { unavailable } from './variant-texts.ts';

/** Lets a form choose among the variants of a product, and what is shown around it follow. */
export function attachVariants(form: HTMLFormElement, shown: HTMLElement, place: Place): void {
  new VariantForm(form, shown, place);
}

/** Where the form stands. */
interface Place {
  /** The page is that of the product: its address names the variant. */
  hasAddress: boolean;
  /** The query of the address that leads to the product, such as `?variant=…` or `?color=Blue`. */
  query: string;
  /** Empty: it has none of its own. */
  skuOf: (variantId: string) => string;
  showImage: (shown: HTMLElement, place: number, behavior: ScrollBehavior) => void;
}

/** The form of a product's own page, which has asked for availability before its script came (`VariantForm.astro`). */
interface EarlyForm extends HTMLFormElement {
  availability?: Promise<AvailabilityAnswer>;
}

class VariantForm {
  readonly #form: HTMLFormElement;
  readonly #shown: HTMLElement;
  readonly #place: Place;
  readonly #data: VariantData;
  /** The radio buttons of each option. */
  readonly #options: HTMLInputElement[][];

  constructor(form: HTMLFormElement, shown: HTMLElement, place: Place) {
    this.#form = form;
    this.#shown = shown;
    this.#place = place;
    const listed = Array.from(form.querySelectorAll('option'), ({ value }) => value);
    this.#data = unpackVariants(form.querySelector('script')?.textContent ?? '', listed);
    this.#options = Array.from(form.querySelectorAll('fieldset'), (fieldset) => [
      ...fieldset.querySelectorAll('input'),
    ]);
    form.addEventListener('change', ({ target }) => this.#change(target));
    attachQuantity(form);
    // The element around it says what is bought, from now on.
    form.querySelector('[data-buy]')?.setAttribute('data-press', 'add');
    this.#begin();
    // Elsewhere than on its page it does not last as long.
    if (place.hasAddress) {
      addEventListener('pageshow', ({ persisted }) => persisted && this.#refresh());
      document.addEventListener('visibilitychange', () => document.hidden || this.#refresh());
    }
    void this.#refresh((form as EarlyForm).availability);
  }

  get #places(): number[] {
    return this.#options.map((inputs) => inputs.findIndex(({ checked }) => checked));
  }

  get #variant(): PageVariant | undefined {
    return variantAt(this.#data.variants, this.#places);
  }

  /** With what the address names, or what was chosen before this was there. */
  #begin(): void {
    const query = new URLSearchParams(this.#place.query);
    const named = namedVariant(this.#data.variants, query.get('variant'), this.#valuesIn(query));
    if (named) this.#check(named.places);
    const first = firstVariant(this.#data.variants);
    const isChosen = !named && this.#variant !== first;
    if (named || isChosen) this.#form.setAttribute('data-chosen', '');
    const isShown = this.#place.hasAddress && !named && !isChosen;
    this.#show({ scroll: isShown ? null : 'instant', isAsked: isChosen });
    if (isChosen) this.#writeAddress();
  }

  /** The values that an address names, by the places of their options and of themselves. */
  #valuesIn(query: URLSearchParams): [number, number][] {
    return this.#options.flatMap((inputs, option): [number, number][] => {
      const { kind = '' } = inputs[0]?.closest('fieldset')?.dataset ?? {};
      const asked = query.get(kind)?.toLowerCase();
      const place = inputs.findIndex(({ value }) => value.toLowerCase() === asked);
      return place < 0 ? [] : [[option, place]];
    });
  }

  #check(places: readonly number[]): void {
    for (const [option, inputs] of this.#options.entries()) {
      const input = inputs[places[option] ?? 0];
      if (input) input.checked = true;
    }
  }

  #change(target: EventTarget | null): void {
    const option = this.#options.findIndex((inputs) => inputs.includes(target as HTMLInputElement));
    if (option < 0) return;
    this.#form.setAttribute('data-chosen', '');
    // As its style has it: not smoothly for those who asked for less motion.
    this.#show({ scroll: 'auto', isAsked: true, option });
    this.#writeAddress();
  }

  /** @param option that was chosen last */
  #show({
    scroll,
    isAsked,
    option = 0,
  }: {
    scroll: ScrollBehavior | null;
    isAsked: boolean;
    option?: number;
  }): void {
    const { variants, currency } = this.#data;
    const variant = this.#variant;
    const lookedAt = variant ?? nearestVariant(variants, this.#places, option);
    showChoices(this.#options, goneValues(variants, this.#valuesOf(), this.#places));
    showVariant(this.#form, this.#shown, {
      variant,
      title: this.#options
        .flatMap((inputs) => inputs.find(({ checked }) => checked)?.value ?? [])
        .join(' / '),
      currency,
      sku: (variant && (this.#place.skuOf(variant.id) || this.#data.sku)) ?? '',
      isAsked,
    });
    if (scroll && lookedAt) this.#place.showImage(this.#shown, lookedAt.image, scroll);
  }

  #valuesOf() {
    return this.#options.map((inputs) => ({ values: inputs.map(({ value }) => value) }));
  }

  #writeAddress(): void {
    if (!this.#place.hasAddress) return;
    const url = new URL(location.href);
    const { id } = this.#variant ?? {};
    if (id) url.searchParams.set('variant', id);
    else url.searchParams.delete('variant');
    history.replaceState(history.state, '', url);
  }

  /** What cannot be asked stays as the page says. */
  async #refresh(early?: EarlyForm['availability']): Promise<void> {
    const known = await (
      early?.then(availabilityById) ?? askAvailability(this.#data.variants.map(({ id }) => id))
    ).catch(() => null);
    if (!known) return;
    for (const variant of this.#data.variants) {
      const now = known.get(variant.id);
      if (now && variant.state !== 'NOT_SOLD') Object.assign(variant, now);
    }
    this.#show({ scroll: null, isAsked: false });
  }
}

/** Strikes through the values that are not available with the other chosen values, and labels them for screen readers. */
function showChoices(options: readonly HTMLInputElement[][], gone: readonly boolean[][]): void {
  for (const [option, inputs] of options.entries()) {
    for (const [place, input] of inputs.entries()) {
      const isGone = gone[option]?.[place] ?? false;
      input.closest('label')?.classList.toggle('is-gone', isGone);
      input.ariaLabel = isGone ? unavailable(input.value) : null;
    }
  }
}
