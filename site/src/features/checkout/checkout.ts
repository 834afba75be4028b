import { pageStarted, setShown, takeSubmit } from '../../components/page-script.ts';
import { type AnsweredLine, isCartAnswer } from '../cart/cart-answer.ts';
import { subscribe } from '../cart/cart-store.ts';
import { tryAgainText } from '../cart/post-graphql.ts';
import type { Attempt } from './attempt.ts';
import { showErrors } from './field-errors.ts';
import { Fields } from './fields.ts';
import { forgetFields } from './form-fields.ts';
import type { OrderedLine } from './order-input.ts';
import { attempts, placeOrder, resumeOrder } from './place-order.ts';
import type { Outcome, Waiting } from './settle-attempt.ts';
import { cartEntries, ShownCart } from './shown-cart.ts';
import { waitText, waitUntilTried } from './waiting.ts';

/** What was left open longer ago is not sent again unasked. */
const RESUMED_WITHIN_MS = 60 * 60_000;
const ADDED_UP_WITHIN_MS = 20_000;
const NOT_ADDED_UP =
  'Your order could not be added up, and was not placed. Check your connection, then press Place order to try again.';
const CHANGED = 'Something has changed. If you agree, press Place order again.';
const KEY_USED =
  'An order with other details was already sent from this browser, and may have been placed. Look for its email first. To place this order as well, press Place order again.';
const ORDERED_ELSEWHERE = 'Your cart has changed in another tab. If you agree, press Place order again.';

/** The page `/checkout`: what is in the cart, what is in the fields, and the one order that is made of both. */
class Checkout {
  readonly #form: HTMLFormElement;
  readonly #fields: Fields;
  readonly #cart: ShownCart;
  #isPlacing = false;
  /** Set while a press waits for the order to be added up. */
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#fields = new Fields(form);
    this.#cart = new ShownCart(form, this.#find('[data-review]'), this.#fields, {
      say: (text) => this.#sayOfCart(text),
      shown: () => this.#placeWaiting(),
    });
  }

  start(): void {
    this.#fields.start(
      () => this.#cart.askSoon(),
      () => void this.#cart.ask(),
    );
    this.#form.addEventListener('submit', (event) => {
      takeSubmit(event);
      void this.#place();
    });
    const ask = () => this.#isPlacing || void this.#cart.ask();
    this.#cart.start();
    subscribe(ask);
    addEventListener('online', ask);
    void this.#cart.ask();
    const { dataset } = this.#form;
    dataset['started'] = '';
    const wasPressed = 'pressed' in dataset;
    delete dataset['pressed'];
    this.#find('[data-place]').ariaBusy = null;
    if (wasPressed) this.#say('');
    const open = attempts.read();
    if (wasPressed && !open) void this.#place();
    if (open && Date.now() - open.at < RESUMED_WITHIN_MS) void this.#run(resumeOrder);
    else if (open) this.#askAbout(open);
  }

  async #place(): Promise<void> {
    const { answer } = this.#cart;
    if (this.#isPlacing) return;
    const stale = this.#find('[data-stale]');
    if (!stale.hidden) return stale.focus();
    if (!answer) return this.#waitForCart();
    if (answer.lines.length === 0) return;
    const lines = answer.lines.map(orderedLine);
    const input = this.#fields.input(lines, answer.total, answer.coupon?.code);
    const order = { input, cart: this.#cart.entries };
    if (this.#fields.check(input)) await this.#run((wait) => placeOrder(order, cartEntries, wait));
  }

  /** Runs the press once the order is added up. It does not wait for long: a shopper who has gone on is not to be surprised. */
  #waitForCart(): void {
    if (this.#waiting) return;
    this.#find('[data-place]').ariaBusy = 'true';
    this.#say('Placing your order…');
    this.#waiting = setTimeout(() => {
      this.#stopWaiting();
      this.#say(NOT_ADDED_UP);
    }, ADDED_UP_WITHIN_MS);
  }

  /** While a press waits, and after it has waited in vain, the page says what becomes of the press. */
  #sayOfCart(text: string): void {
    if (this.#waiting) return;
    if (text === '' || this.#find('[data-status]').textContent !== NOT_ADDED_UP) this.#say(text);
  }

  #placeWaiting(): void {
    if (!this.#waiting) return;
    this.#stopWaiting();
    this.#say('');
    void this.#place();
  }

  #stopWaiting(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#find('[data-place]').ariaBusy = null;
  }

  /** Nothing can be changed while it is not known what becomes of the order. */
  async #run(work: (wait: (waiting: Waiting) => Promise<void>) => Promise<Outcome | null>): Promise<void> {
    this.#setPlacing(true);
    this.#cart.hold();
    const placing = 'Placing your order…';
    this.#say(placing);
    const outcome = await work(async (waiting) => {
      this.#say(waitText(waiting));
      await waitUntilTried(waiting, this.#find('[data-try-now]'), this.#find('[data-place]'));
      this.#say(placing);
    });
    if (outcome?.kind === 'placed') return this.#finish(outcome.token);
    this.#setPlacing(false);
    this.#say('');
    await this.#tell(outcome);
  }

  async #tell(outcome: Exclude<Outcome, { kind: 'placed' }> | null): Promise<void> {
    if (outcome?.kind === 'changed' && isCartAnswer(outcome.cart)) this.#cart.show(outcome.cart);
    else await this.#cart.ask();
    if (outcome === null) return this.#say(ORDERED_ELSEWHERE);
    if (outcome.kind === 'changed') {
      this.#say(CHANGED);
      this.#find('[data-changes]').focus();
    } else if (outcome.kind === 'key-used') {
      showErrors(this.#form, { order: KEY_USED });
    } else if (outcome.kind === 'unavailable') {
      this.#say(`${tryAgainText(outcome.message, outcome.seconds)} What you have filled in is kept.`);
    } else {
      const { fieldErrors, message } = outcome;
      const isTold = Object.keys(fieldErrors).length > 0;
      this.#fields.refuse(isTold ? fieldErrors : { order: message });
    }
  }

  #finish(token: string): void {
    forgetFields();
    this.#say('Your order is placed.');
    location.replace(`/order/${encodeURIComponent(token)}`);
  }

  #askAbout({ at }: Attempt): void {
    const box = this.#find('[data-stale]');
    const time = new Date(at).toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short' });
    this.#find('[data-stale-time]').textContent = time;
    box.hidden = false;
    const decide = (name: string, then: () => void) =>
      this.#find(`[data-${name}]`).addEventListener('click', () => {
        setShown(box, false, () => this.#find('[data-place]'));
        then();
      });
    decide('resume', () => void this.#run(resumeOrder));
    decide('discard', () => attempts.forget());
  }

  #setPlacing(isPlacing: boolean): void {
    this.#isPlacing = isPlacing;
    const fields = this.#find('[data-fields]');
    const place = this.#find('[data-place]');
    // Enter in a field places the order, too: what is inert has no focus.
    if (fields.contains(document.activeElement)) place.focus();
    fields.inert = isPlacing;
    place.ariaDisabled = String(isPlacing);
  }

  #say(text: string): void {
    const status = this.#find('[data-status]');
    if (status.textContent !== text) status.textContent = text;
  }

  #find(selector: string): HTMLElement {
    return this.#form.querySelector(selector) as HTMLElement;
  }
}

/** What the shopper sees of a line: its options are those that are chosen in the answer. */
function orderedLine({ variantId, quantity, price, options }: AnsweredLine): OrderedLine {
  const chosen = options.filter(({ isChosen }) => isChosen).map(({ id }) => id);
  return { variantId, quantity, price: price.amount, ...(chosen.length > 0 && { options: chosen }) };
}

function start(): void {
  const form = document.querySelector<HTMLFormElement>('[data-checkout]');
  if (form) new Checkout(form).start();
}

// What is pre-rendered was not opened yet, and its cart may still change.
if ((document as Document & { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
pageStarted();
