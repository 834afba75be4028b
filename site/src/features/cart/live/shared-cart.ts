import { setShown } from '../../../components/page-script.ts';
import { type AnsweredLine, priceCart } from '../cart-answer.ts';
import { type CartLine, countPieces, mergeLines } from '../cart-lines.ts';
import { changeCart, readCart, writeCart } from '../cart-store.ts';
import { linesInAddress } from './cart-link.ts';

/** What a link to a cart brings: it comes into the shopper's own as they say, and unasked only where that is empty. */
export class SharedCart {
  readonly #notice: HTMLElement;
  readonly #next: () => HTMLElement | undefined;
  #lines: CartLine[] = [];

  /** @param next where the focus goes once the question is answered */
  constructor(notice: HTMLElement, next: () => HTMLElement | undefined) {
    this.#notice = notice;
    this.#next = next;
  }

  start(): void {
    const named = linesInAddress(location.search);
    if (named.length === 0) return;
    const on = (name: string, press: () => void) =>
      this.#notice.querySelector(`[data-${name}]`)?.addEventListener('click', () => {
        press();
        this.#end();
      });
    on('merge', () => changeCart((lines) => mergeLines([...lines, ...this.#lines])));
    on('replace', () => writeCart(this.#lines));
    on('keep', () => {});
    void this.#bring(named);
  }

  async #bring(named: Pick<CartLine, 'variantId' | 'quantity'>[]): Promise<void> {
    const text = this.#notice.querySelector('[data-text]') as HTMLElement;
    const at = Date.now();
    const answer = await priceCart(named.map((line) => ({ ...line, price: undefined, at }))).catch(
      () => null,
    );
    if (!answer) {
      this.#tell(
        text,
        'This link holds a cart, but the shop cannot be reached. Load the page again to see it.',
        false,
      );
      return;
    }
    const lines = answer.lines.filter(({ quantity }) => quantity > 0);
    this.#lines = lines.map(({ variantId, quantity, price }) => ({
      variantId,
      quantity,
      price: price.amount,
      at,
    }));
    if (lines.length === 0) {
      this.#tell(text, 'What this link holds is not sold any more.', false);
      this.#forgetAddress();
    } else if (readCart().length === 0) {
      writeCart(this.#lines);
      this.#end();
    } else {
      this.#tell(text, `This link holds a cart of ${textOf(lines, countPieces(this.#lines))}`, true);
    }
  }

  #tell(text: HTMLElement, said: string, isQuestion: boolean): void {
    text.textContent = said;
    for (const button of this.#notice.querySelectorAll('button')) button.hidden = !isQuestion;
    this.#notice.hidden = false;
    this.#notice.focus({ preventScroll: true });
  }

  #end(): void {
    setShown(this.#notice, false, this.#next);
    this.#forgetAddress();
  }

  /** Loaded again, the page would ask again. */
  #forgetAddress(): void {
    history.replaceState(history.state, '', '/cart');
  }
}

function textOf(lines: readonly AnsweredLine[], count: number): string {
  const [first, ...others] = lines.map(({ title, quantity }) => `${quantity} × ${title}`);
  const more = others.length > 1 ? `${others.length} other things` : others[0];
  return `${count} ${count === 1 ? 'item' : 'items'}: ${[first, more].filter(Boolean).join(' and ')}.`;
}
