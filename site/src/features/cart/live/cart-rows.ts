import { formatMoney } from '@mela/rules/format-money.ts';
import { wasText } from '@mela/rules/price.ts';
import { fillTexts } from '../../../components/fill-places.ts';
import { quantityIn, takeAnyDigits } from '../../../components/quantity-field.ts';
import type { AnsweredLine, CartAnswer } from '../cart-answer.ts';
import { boundedQuantity, CART_LIMITS, type CartLine } from '../cart-lines.ts';
import { changeOf } from '../change-text.ts';
import { type KnownPiece, knownPieces } from '../known-pieces.ts';
import { showOptions } from './cart-options.ts';

interface Presses {
  change: (variantId: string, quantity: number) => void;
  remove: (variantId: string, title: string) => void;
  choose: (variantId: string, option: string, isChosen: boolean) => void;
}

/** The rows of the cart, one for each variant: a row that stays is filled anew, and what has the focus in it keeps it. */
export class CartRows {
  readonly #body: HTMLElement;
  readonly #presses: Presses;
  readonly #rows = new Map<string, HTMLElement>();

  constructor(body: HTMLElement, presses: Presses) {
    this.#body = body;
    this.#presses = presses;
  }

  show(lines: readonly CartLine[], answer: CartAnswer | null, currency: string): void {
    this.#body.querySelector('[data-loading]')?.remove();
    const known = knownPieces();
    const kept = new Set(lines.map(({ variantId }) => variantId));
    for (const [variantId, row] of this.#rows) {
      if (kept.has(variantId)) continue;
      row.remove();
      this.#rows.delete(variantId);
    }
    for (const [place, line] of lines.entries()) {
      const { variantId } = line;
      const row = this.#rows.get(variantId) ?? this.#create(variantId);
      const now = answer?.lines.find((answered) => answered.variantId === variantId);
      if (now) showOptions(row, now.options, line.options ?? [], this.#chooserOf(variantId));
      fillRow(row, line, { piece: known.get(variantId), now, change: changeOf(answer, variantId), currency });
      // The template is the first child.
      if (this.#body.children[place + 1] !== row)
        this.#body.insertBefore(row, this.#body.children[place + 1] ?? null);
    }
  }

  #chooserOf(variantId: string) {
    return (option: string, isChosen: boolean) => this.#presses.choose(variantId, option, isChosen);
  }

  #create(variantId: string): HTMLElement {
    const template = this.#body.querySelector('template') as HTMLTemplateElement;
    const row = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    const input = row.querySelector('[data-quantity]') as HTMLInputElement;
    const change = (quantity: number) => {
      delete input.dataset['typed'];
      this.#presses.change(variantId, boundedQuantity(quantity));
    };
    const stepBy = (by: number) => change((quantityIn(input) || 0) + by);
    takeAnyDigits(input, stepBy);
    row.addEventListener('click', ({ target }) => {
      const { step } = (target as Element).closest<HTMLElement>('[data-step]')?.dataset ?? {};
      if (step) stepBy(Number(step));
      if ((target as Element).closest('[data-remove]'))
        this.#presses.remove(variantId, row.querySelector('[data-link]')?.textContent ?? '');
    });
    input.addEventListener('change', () => change(quantityIn(input)));
    input.addEventListener('input', () => {
      input.dataset['typed'] = '';
    });
    input.addEventListener('blur', () => {
      delete input.dataset['typed'];
    });
    this.#rows.set(variantId, row);
    return row;
  }
}

interface RowFacts {
  piece: KnownPiece | undefined;
  now: AnsweredLine | undefined;
  change: string;
  currency: string;
}

function fillRow(row: HTMLElement, line: CartLine, { piece, now, change, currency }: RowFacts): void {
  const title = now?.title ?? piece?.title ?? 'Something from this shop';
  const price = now?.price ?? { amount: line.price, currency };
  // Until the server has answered for a new quantity, what the page knows is multiplied.
  const total = { ...price, amount: price.amount * line.quantity };
  const isAnswered = now !== undefined && (now.quantity < line.quantity || isAdjusted(now, line));
  fillTexts(row, {
    title,
    variantTitle: now?.variantTitle ?? piece?.variantTitle ?? '',
    change,
    price: formatMoney(price),
    was: wasText(now?.price, now?.compareAtPrice),
    subtotal: formatMoney(isAnswered ? now.total : total),
  });
  (row.querySelector('[data-link]') as HTMLAnchorElement).href = now?.path ?? piece?.path ?? '/shop';
  showImage(
    row.querySelector('[data-image]') as HTMLImageElement,
    now ? now.image?.thumbnailUrl : piece?.image,
  );
  row.querySelector('[data-remove]')?.setAttribute('aria-label', `Remove ${title}`);
  row.querySelector('fieldset')?.setAttribute('aria-label', `Quantity of ${title}`);
  showQuantity(row, line.quantity, now?.available ?? CART_LIMITS.quantity);
}

/** Whether modules of the shop change what this many pieces cost. */
function isAdjusted({ quantity, adjustments }: AnsweredLine, line: CartLine): boolean {
  return quantity === line.quantity && adjustments.length > 0;
}

function showImage(image: HTMLImageElement, address = ''): void {
  image.hidden = address === '';
  if (address && image.getAttribute('src') !== address) image.src = address;
}

function showQuantity(row: HTMLElement, quantity: number, highest: number): void {
  const input = row.querySelector('[data-quantity]') as HTMLInputElement;
  // An answer that comes late does not undo what is being typed.
  if (quantityIn(input) !== quantity && !('typed' in input.dataset)) input.value = String(quantity);
  const [less, more] = row.querySelectorAll<HTMLButtonElement>('[data-step]');
  if (less) less.disabled = quantity <= 1;
  if (more) more.disabled = quantity >= highest;
}
