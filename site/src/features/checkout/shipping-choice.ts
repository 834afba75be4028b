import { fillList } from '../../components/fill-places.ts';
import { setShown } from '../../components/page-script.ts';
import type { CartAnswer } from '../cart/cart-answer.ts';
import { arrivalText, shippingText } from './order-words.ts';

type Rate = CartAnswer['shippingRates'][number];

const NOT_DELIVERED = 'We do not deliver this order to this address.';
const GONE = 'The shipping option you chose is not available any more. Please check which one is chosen now.';

/** The shipping rates to choose from. One rate that delivers needs no choice, so it is not shown. */
export class ShippingChoice {
  readonly #section: HTMLElement;
  /** The id of the rate that the shopper chose; empty: the shop's choice is as good. A field, so that it comes back after a reload. */
  readonly #chosen: HTMLInputElement;
  #shown = '';

  /** @param onChoice the shopper chose another rate */
  constructor(section: HTMLElement, onChoice: () => void) {
    this.#section = section;
    this.#chosen = section.querySelector('[name="chosenRate"]') as HTMLInputElement;
    section.addEventListener('change', ({ target }) => {
      this.#chosen.value = (target as HTMLInputElement).value;
      this.#note('');
      onChoice();
    });
  }

  get chosen(): string | null {
    return this.#chosen.value || null;
  }

  /** @param isAddressKnown without it, the rates are those of the shop's own state */
  show(rates: readonly Rate[], isAddressKnown: boolean): void {
    const isGone = this.chosen !== null && rates.every(({ id }) => id !== this.chosen);
    if (isGone) this.#chosen.value = '';
    const isRefused = rates.length === 0 && isAddressKnown;
    if (isGone || isRefused) this.#note(isRefused ? NOT_DELIVERED : GONE);
    else if (this.#noteText === NOT_DELIVERED) this.#note('');
    this.#list(rates);
    const isChoice = rates.length > 1 || rates.some(({ isPickup }) => isPickup);
    setShown(this.#section, isChoice || this.#noteText !== '');
  }

  /** Rates that stay the same keep their elements, and so the focus. */
  #list(rates: readonly Rate[]): void {
    const list = this.#section.querySelector('[data-rates]') as HTMLElement;
    const shown = JSON.stringify(rates.map(({ isChosen, ...rate }) => rate));
    if (shown !== this.#shown)
      fillList(
        list,
        rates.map((rate) => ({
          rate: `${rate.name}: ${shippingText(rate.price)}`,
          rateDetail: detailOf(rate),
        })),
      );
    this.#shown = shown;
    for (const [index, radio] of list.querySelectorAll('input').entries()) {
      const rate = rates[index];
      radio.value = rate?.id ?? '';
      radio.checked = rate?.isChosen === true;
    }
  }

  get #noteText(): string {
    return this.#section.querySelector('[data-shipping-note]')?.textContent ?? '';
  }

  #note(text: string): void {
    const note = this.#section.querySelector('[data-shipping-note]') as HTMLElement;
    if (note.textContent !== text) note.textContent = text;
    note.hidden = text === '';
  }
}

function detailOf({ arrival, isPickup, takesCashOnDelivery }: Rate): string {
  const parts = [isPickup ? 'You collect your order' : arrivalText(arrival)];
  if (!takesCashOnDelivery) parts.push('No cash on delivery');
  return parts.filter(Boolean).join(' · ');
}
