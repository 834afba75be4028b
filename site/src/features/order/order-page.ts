import { pageStarted, setShown } from '../../components/page-script.ts';
import { addToCart } from '../cart/cart-store.ts';
import { GraphqlError, postGraphql } from '../cart/post-graphql.ts';
import { CANCEL_ORDER, EMAIL_ORDER_LINK, ORDER_QUERY, type OrderAnswer } from './order-answer.ts';
import { showOrder } from './show-order.ts';

const LOOKED_AGAIN_MS = 30_000;
const LINK_SENT =
  'If the order has an email address, the link is on its way there. It can take a few minutes; look in the spam folder too.';
const UNREACHABLE = 'The shop cannot be reached. Are you online?';

/** The page of one order, whose token is in its address. */
class OrderPage {
  readonly #page: HTMLElement;
  readonly #token: string;
  #order: OrderAnswer | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(page: HTMLElement, token: string) {
    this.#page = page;
    this.#token = token;
  }

  start(): void {
    const on = (name: string, press: () => void) =>
      this.#find(`[data-${name}]`).addEventListener('click', press);
    on('retry', () => void this.#load());
    on('print', () => print());
    on('reorder', () => this.#reorder());
    on('copy', () => void this.#copy());
    on('email-link', () => void this.#emailLink());
    const dialog = this.#find('[data-cancel-dialog]') as HTMLDialogElement;
    on('cancel', () => dialog.showModal());
    on('keep', () => dialog.close());
    on('confirm', () => {
      dialog.close();
      void this.#cancel();
    });
    document.addEventListener('visibilitychange', () => {
      clearTimeout(this.#timer);
      // Days may have passed: it may be on its way.
      if (!document.hidden && this.#order) void this.#load();
    });
    addEventListener('online', () => this.#order || void this.#load());
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      const { order } = await postGraphql<{ order: OrderAnswer | null }>(ORDER_QUERY, { token: this.#token });
      if (order) this.#show(order);
      else this.#showOnly('missing');
    } catch (error) {
      // What is shown stays: only that it is not the newest cannot be seen.
      if (this.#order) return this.#lookAgain(LOOKED_AGAIN_MS);
      if (error instanceof GraphqlError && error.code === 'BAD_USER_INPUT') return this.#showOnly('missing');
      this.#find('[data-failure]').textContent = error instanceof GraphqlError ? error.message : UNREACHABLE;
      this.#showOnly('failed');
    }
  }

  #show(order: OrderAnswer): void {
    this.#order = order;
    showOrder(this.#page, order);
    document.title = document.title.replace(/^[^|]*/, `Order ${order.number} `);
    this.#showOnly('order');
    this.#lookAgain(LOOKED_AGAIN_MS);
  }

  /** While it waits for a payment, and is looked at. */
  #lookAgain(delay: number): void {
    clearTimeout(this.#timer);
    if (document.hidden || this.#order?.status !== 'AWAITING_PAYMENT') return;
    this.#timer = setTimeout(() => void this.#load(), delay);
  }

  async #cancel(): Promise<void> {
    const button = this.#find('[data-cancel]');
    button.ariaDisabled = 'true';
    this.#say('Canceling…');
    try {
      const { cancelOrder } = await postGraphql<{ cancelOrder: OrderAnswer }>(CANCEL_ORDER, {
        token: this.#token,
      });
      this.#show(cancelOrder);
      this.#say('Your order is canceled.');
    } catch (error) {
      this.#say(error instanceof GraphqlError ? error.message : UNREACHABLE);
      await this.#load();
    }
    button.ariaDisabled = null;
  }

  /** The answer never tells whether an email was sent. */
  async #emailLink(): Promise<void> {
    const button = this.#find('[data-email-link]');
    if (button.ariaDisabled === 'true') return;
    const status = this.#find('[data-email-status]');
    button.ariaDisabled = 'true';
    status.textContent = 'Sending…';
    try {
      await postGraphql(EMAIL_ORDER_LINK, { token: this.#token });
      status.textContent = LINK_SENT;
    } catch (error) {
      status.textContent = error instanceof GraphqlError ? error.message : UNREACHABLE;
    }
    button.ariaDisabled = null;
  }

  /** Prices of then: the cart says what has changed since. */
  #reorder(): void {
    const button = this.#find('[data-reorder]') as HTMLButtonElement;
    // The cart may be long in coming, and the way back leads to this page as it was left.
    button.disabled = true;
    addEventListener('pageshow', () => {
      button.disabled = false;
    });
    for (const { variantId, quantity, price } of this.#order?.lines ?? [])
      addToCart(variantId, quantity, price.amount);
    location.assign('/cart');
  }

  async #copy(): Promise<void> {
    const told = this.#find('[data-copied]');
    const reference = this.#find('[data-text="reference"]');
    try {
      await navigator.clipboard.writeText(reference.textContent ?? '');
      told.textContent = 'Copied';
    } catch {
      // Pages that are not secure may not write there: it is chosen, for the shopper to copy.
      getSelection()?.selectAllChildren(reference);
      told.textContent = 'Copy it from here';
    }
  }

  #say(text: string): void {
    this.#find('[data-action-status]').textContent = text;
  }

  #showOnly(shown: 'order' | 'missing' | 'failed'): void {
    for (const name of ['loading', 'order', 'missing', 'failed'])
      setShown(this.#find(`[data-${name}]`), name === shown);
  }

  #find(selector: string): HTMLElement {
    return this.#page.querySelector(selector) as HTMLElement;
  }
}

const page = document.querySelector<HTMLElement>('[data-order-page]');
const [, token = ''] = /^\/order\/([^/]+)/.exec(location.pathname) ?? [];
if (page) new OrderPage(page, decodeURIComponent(token)).start();
pageStarted();
