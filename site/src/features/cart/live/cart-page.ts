import { pageStarted, say, setShown } from '../../../components/page-script.ts';
import { type CartAnswer, type Destination, priceCart } from '../cart-answer.ts';
import { type CartLine, mergeLines } from '../cart-lines.ts';
import { changeCart, chooseOption, readCart, setQuantity, subscribe, writeCart } from '../cart-store.ts';
import { CouponBox } from '../coupon/coupon-box.ts';
import { copyCartLink } from './cart-link.ts';
import { CartRows } from './cart-rows.ts';
import { showTotals } from './cart-totals.ts';
import { SharedCart } from './shared-cart.ts';
import { attachShipping } from './shipping-form.ts';

const OFFLINE = 'You are offline. This is your cart as it was shown last: prices and stock may have changed.';
const UNREACHABLE =
  'The shop cannot say at the moment what this costs. Prices are those that were shown last.';

/** The page `/cart`: the lines at once, as the browser keeps them, and then as the server prices them. */
class CartPage {
  readonly #page: HTMLElement;
  readonly #rows: CartRows;
  readonly #coupon: CouponBox;
  #answer: CartAnswer | null = null;
  #destination: Destination | null = null;
  #asked = 0;
  /** What takes the last removal back, and the place of its line. */
  #undo: { press: () => void; place: number } | null = null;

  constructor(page: HTMLElement) {
    this.#page = page;
    this.#rows = new CartRows(this.#find('[data-rows]'), {
      change: (variantId, quantity) => setQuantity(variantId, quantity),
      remove: (variantId, title) => this.#remove(variantId, title),
      choose: chooseOption,
    });
    this.#coupon = new CouponBox(this.#find('[data-coupon]'));
  }

  start(): void {
    this.#on('clear', () => this.#clear());
    this.#on('update', () => void this.#update());
    this.#on('share', () => void copyCartLink(this.#find('[data-share]'), readCart()));
    this.#on('undo', () => this.#restore());
    this.#on('retry', () => void this.#ask());
    attachShipping(this.#find('[data-shipping]') as HTMLFormElement, (destination) => {
      this.#destination = destination;
      return this.#ask();
    });
    this.#coupon.start();
    subscribe(() => this.#changed());
    addEventListener('online', () => void this.#ask());
    new SharedCart(this.#find('[data-shared]'), () => this.#linkOf(0)).start();
    this.#changed();
  }

  /** Here or in another tab. */
  #changed(): void {
    this.#show(readCart());
    void this.#ask();
  }

  #show(lines: CartLine[]): void {
    const cart = this.#find('[data-cart]');
    const currency = cart.dataset['currency'] ?? '';
    cart.hidden = lines.length === 0;
    this.#find('[data-empty]').hidden = lines.length > 0;
    if (lines.length === 0) void this.#suggest();
    this.#rows.show(lines, this.#answer, currency);
    showTotals(cart, lines, { answer: this.#answer, currency });
  }

  /** What the shopper looked at: the rest of an empty cart's page. */
  async #suggest(): Promise<void> {
    const { showRecent } = await import('../../recent/RecentlyViewed.ts');
    await showRecent(this.#find('[data-recent]'));
  }

  /** Of several questions the last one counts. @returns the answer; null: there is none */
  async #ask(): Promise<CartAnswer | null> {
    this.#asked += 1;
    const asked = this.#asked;
    const lines = readCart();
    if (lines.length === 0) return null;
    this.#find('[data-cart]').ariaBusy = 'true';
    const answer = await priceCart(lines, this.#destination).catch(() => null);
    if (asked !== this.#asked) return null;
    this.#find('[data-cart]').ariaBusy = 'false';
    this.#find('[data-text="failed"]').textContent = answer ? '' : navigator.onLine ? UNREACHABLE : OFFLINE;
    this.#answer = answer;
    this.#show(lines);
    this.#coupon.show(answer);
    setShown(this.#find('[data-failed]'), answer === null, () => this.#linkOf(0));
    return answer;
  }

  #remove(variantId: string, title: string): void {
    const before = readCart();
    const place = before.findIndex((line) => line.variantId === variantId);
    const [line] = before.slice(place, place + 1);
    if (!line) return;
    setQuantity(variantId, 0);
    const press = () => changeCart((lines) => mergeLines(lines.toSpliced(place, 0, line)));
    this.#offerUndo(`${title} was removed from your cart.`, { press, place });
  }

  #clear(): void {
    const before = readCart();
    writeCart([]);
    // What came into the cart since stays.
    const press = () => changeCart((lines) => mergeLines([...before, ...lines]));
    this.#offerUndo('Your cart was cleared.', { press, place: 0 });
  }

  #offerUndo(text: string, undo: { press: () => void; place: number }): void {
    this.#undo = undo;
    this.#find('[data-text="removed"]').textContent = text;
    this.#find('[data-removed]').hidden = false;
    this.#find('[data-undo]').focus();
  }

  #restore(): void {
    const undo = this.#undo;
    this.#undo = null;
    undo?.press();
    setShown(this.#find('[data-removed]'), false, () => this.#linkOf(undo?.place ?? 0));
    say('It is in your cart again.');
  }

  /** The link in the row at this place. */
  #linkOf(place: number): HTMLElement | undefined {
    return this.#page.querySelectorAll<HTMLElement>('[data-rows] [data-link]')[place];
  }

  /** Takes the prices and the stock of now for what was agreed to. */
  async #update(): Promise<void> {
    const answer = await this.#ask();
    if (!answer) return;
    if (answer.changes.length > 0) changeCart((lines) => acceptChanges(lines, answer));
    say('Your cart is up to date.');
  }

  #on(name: string, press: () => void): void {
    this.#find(`[data-${name}]`).addEventListener('click', press);
  }

  #find(selector: string): HTMLElement {
    return this.#page.querySelector(selector) as HTMLElement;
  }
}

const page = document.querySelector<HTMLElement>('.live-cart');
if (page) new CartPage(page).start();
pageStarted();

/** @returns the lines with current prices, available quantities and the options that are still offered. Unavailable lines are omitted. */
export function acceptChanges(lines: readonly CartLine[], answer: CartAnswer): CartLine[] {
  const answered = new Map(answer.lines.map((line) => [line.variantId, line]));
  const changed = new Set(answer.changes.map(({ variantId }) => variantId));
  return lines.flatMap((line) => {
    if (!changed.has(line.variantId)) return [line];
    const now = answered.get(line.variantId);
    if (!now || now.quantity === 0) return [];
    const { options = [], ...kept } = line;
    const offered = options.filter((id) => now.options.some((option) => option.id === id));
    return [{ ...kept, price: now.price.amount, quantity: now.quantity, options: offered }];
  });
}
