import { askCart, type CartAnswer } from '../cart/cart-answer.ts';
import { readCart } from '../cart/cart-store.ts';
import { CouponBox } from '../cart/coupon/coupon-box.ts';
import type { Attempt } from './attempt.ts';
import type { Fields } from './fields.ts';
import { showReview } from './review.ts';

const TYPING_MS = 400;
const ASKED_AGAIN_MS = 5_000;
const OFFLINE = 'You are offline. What you have filled in is kept: go on when you are back.';
const UNREACHABLE =
  'Your order cannot be added up at the moment. What you have filled in is kept; it is tried again.';

/** What the cart tells the page of the checkout. */
interface Page {
  say: (text: string) => void;
  /** The order is added up. */
  shown: () => void;
}

/** The cart as the server adds it up, and as the shopper sees it. */
export class ShownCart {
  readonly #form: HTMLFormElement;
  readonly #review: HTMLElement;
  readonly #fields: Fields;
  readonly #page: Page;
  readonly #coupon: CouponBox;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasFailed = false;
  /** null: not yet, or nothing. */
  answer: CartAnswer | null = null;
  /** What was in the cart that is shown: another tab may have changed it since. */
  entries: Attempt['cart'] = [];

  constructor(form: HTMLFormElement, review: HTMLElement, fields: Fields, page: Page) {
    this.#form = form;
    this.#review = review;
    this.#fields = fields;
    this.#page = page;
    this.#coupon = new CouponBox(review.querySelector('[data-coupon]') as HTMLElement);
  }

  start(): void {
    this.#coupon.start();
  }

  show(cart: CartAnswer): void {
    this.answer = cart;
    showReview(this.#review, cart);
    this.#coupon.show(cart);
    this.#fields.offer(cart);
    const place = this.#review.querySelector<HTMLElement>('[data-place]');
    if (place) place.hidden = cart.lines.length === 0;
  }

  askSoon(delay = TYPING_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), delay);
  }

  /** Of several questions the last one counts. */
  async ask(): Promise<void> {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const asked = this.#asked;
    const lines = readCart();
    this.#form.hidden = lines.length === 0;
    const empty = document.querySelector<HTMLElement>('[data-empty-checkout]');
    if (empty) empty.hidden = lines.length > 0;
    if (lines.length === 0) {
      this.answer = null;
      return;
    }
    try {
      const cart = await askCart(lines, this.#fields.destination, { shippingRate: this.#fields.chosenRate });
      if (asked !== this.#asked) return;
      this.entries = entriesOf(lines);
      this.show(cart);
      if (this.#hasFailed) this.#page.say('');
      this.#hasFailed = false;
      this.#page.shown();
    } catch {
      if (asked !== this.#asked) return;
      this.#hasFailed = true;
      this.#coupon.show(null);
      this.#page.say(navigator.onLine ? UNREACHABLE : OFFLINE);
      this.askSoon(ASKED_AGAIN_MS);
    }
  }

  /** What is asked from now on does not change what is shown. */
  hold(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }
}

/** What is in the cart, as far as it tells one cart from another. */
export function cartEntries(): Attempt['cart'] {
  return entriesOf(readCart());
}

function entriesOf(lines: Attempt['cart']): Attempt['cart'] {
  return lines.map(({ variantId, quantity, options }) => ({
    variantId,
    quantity,
    ...(options && { options }),
  }));
}
