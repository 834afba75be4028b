import { formatMoney } from '@mela/rules/format-money.ts';
import { takeSubmit } from '../../../components/page-script.ts';
import type { CartAnswer } from '../cart-answer.ts';
import { readCoupon, writeCoupon } from '../cart-store.ts';

/** The id of the form that the fields belong to. In the checkout, they stand inside of another form. */
export const COUPON_FORM = 'coupon-form';

export const NO_CODE = 'Enter a code.';
export const CHECKING = 'Checking the code…';
export const NOT_CHECKED = 'The code could not be checked. Try again in a moment.';

/** The coupon box: stores the code that the shopper enters, and shows what the server makes of it. */
export class CouponBox {
  readonly #box: HTMLElement;
  readonly #input: HTMLInputElement;
  readonly #remove: HTMLElement;

  /** @param box has the fields (`CouponFields.astro`) */
  constructor(box: HTMLElement) {
    this.#box = box;
    this.#input = box.querySelector('[name="coupon"]') as HTMLInputElement;
    this.#remove = box.querySelector('[data-remove-coupon]') as HTMLElement;
  }

  start(): void {
    document.getElementById(COUPON_FORM)?.addEventListener('submit', (event) => {
      takeSubmit(event);
      this.#apply();
    });
    this.#remove.addEventListener('click', () => {
      this.#input.value = '';
      this.#input.focus();
      writeCoupon(null);
    });
    this.#input.value = readCoupon() ?? '';
  }

  /** @param answer to a cart with the stored code; null: the server did not answer */
  show(answer: CartAnswer | null): void {
    if (!answer) {
      if (this.#status.textContent === CHECKING) this.#say(NOT_CHECKED);
      return;
    }
    const refusal = answer.changes.find(({ kind }) => kind === 'COUPON');
    const { coupon } = answer;
    if (coupon) this.#say(appliedText(coupon));
    else this.#say(refusal?.message ?? '');
    this.#remove.hidden = !coupon && !refusal;
    this.#input.setAttribute('aria-invalid', String(refusal !== undefined));
  }

  #apply(): void {
    const code = this.#input.value.trim();
    if (code === '') {
      this.#say(NO_CODE);
      this.#input.focus();
      return;
    }
    this.#say(CHECKING);
    writeCoupon(code);
  }

  get #status(): HTMLElement {
    return this.#box.querySelector('[data-text="coupon"]') as HTMLElement;
  }

  #say(text: string): void {
    if (this.#status.textContent !== text) this.#status.textContent = text;
  }
}

/** Such as `SAVE10 is applied: −₹100`. */
export function appliedText({ code, label, discount }: NonNullable<CartAnswer['coupon']>): string {
  const name = label === code ? code : `${code} (${label})`;
  return discount.amount > 0 ? `${name} is applied: −${formatMoney(discount)}` : `${name} is applied.`;
}
