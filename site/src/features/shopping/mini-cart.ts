import { formatMoney } from '@mela/rules/format-money.ts';
import { fillTexts } from '../../components/fill-places.ts';
import { say } from '../../components/page-script.ts';
import { type CartAnswer, priceCart } from '../cart/cart-answer.ts';
import { type CartLine, countPieces } from '../cart/cart-lines.ts';
import { readCart, subscribe } from '../cart/cart-store.ts';
import { changeOf } from '../cart/change-text.ts';
import { type KnownPiece, knownPieces } from '../cart/known-pieces.ts';

/** Shows the cart over the page. @param added what was put into it just now, in words */
export function openMiniCart(added = ''): void {
  const panel = document.querySelector<HTMLElement>('#mini-cart');
  if (!panel) return;
  const lines = readCart();
  fillTexts(panel, { added });
  show(panel, lines, null);
  // Whatever is beside a modal dialog can neither be seen nor used.
  document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
  panel.showPopover();
  panel.focus({ preventScroll: true });
  const count = countPieces(lines);
  if (added) say(`${added}. ${count} ${count === 1 ? 'item' : 'items'} in your cart.`);
  keepUp(panel);
}

let isKeptUp = false;

/** Shows what becomes of the cart, here or elsewhere, and what the server makes of it. */
function keepUp(panel: HTMLElement): void {
  void price(panel);
  if (isKeptUp) return;
  isKeptUp = true;
  subscribe((lines) => {
    if (!panel.matches(':popover-open')) return;
    show(panel, lines, null);
    void price(panel);
  });
}

/** A shop that cannot answer leaves the prices as they were shown. */
async function price(panel: HTMLElement): Promise<void> {
  const lines = readCart();
  if (lines.length === 0) return;
  const cart = await priceCart(lines).catch(() => null);
  // What was asked last is answered last.
  if (cart && JSON.stringify(lines) === JSON.stringify(readCart())) show(panel, lines, cart);
}

function show(panel: HTMLElement, lines: readonly CartLine[], priced: CartAnswer | null): void {
  const list = panel.querySelector('[data-lines]') as Element;
  const template = list.querySelector('template') as HTMLTemplateElement;
  const known = knownPieces();
  const currency = panel.dataset['currency'] ?? '';
  const focused = list.querySelector<HTMLElement>('[data-line]:focus-within')?.dataset['line'];
  const rows = lines.toReversed().map((line) => {
    const row = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    fillRow(row, line, { piece: known.get(line.variantId), priced, currency });
    return row;
  });
  list.replaceChildren(template, ...rows);
  // Who has gone on to a line while the server was asked is still there, or at the panel where that line is gone.
  if (focused !== undefined)
    (rows.find(({ dataset }) => dataset['line'] === focused)?.querySelector('a') ?? panel).focus();
  const sum = lines.reduce((total, line) => total + line.price * line.quantity, 0);
  fillTexts(panel, { subtotal: formatMoney(priced?.subtotal ?? { amount: sum, currency }) });
  (panel.querySelector('[data-full]') as HTMLElement).hidden = lines.length === 0;
  (panel.querySelector('[data-empty]') as HTMLElement).hidden = lines.length > 0;
}

interface RowFacts {
  piece: KnownPiece | undefined;
  priced: CartAnswer | null;
  currency: string;
}

function fillRow(row: HTMLElement, line: CartLine, { piece, priced, currency }: RowFacts): void {
  const now = priced?.lines.find(({ variantId }) => variantId === line.variantId);
  row.dataset['line'] = line.variantId;
  fillTexts(row, {
    title: now?.title ?? piece?.title ?? 'Something from this shop',
    variantTitle: now?.variantTitle ?? piece?.variantTitle ?? '',
    amount: `${line.quantity} × ${formatMoney(now?.price ?? { amount: line.price, currency })}`,
    change: changeOf(priced, line.variantId),
  });
  const link = row.querySelector('[data-link]') as HTMLAnchorElement;
  link.href = now?.path ?? piece?.path ?? '/cart';
  const image = row.querySelector('[data-image]') as HTMLImageElement;
  const source = now?.image?.thumbnailUrl ?? piece?.image;
  if (source) image.src = source;
  else image.remove();
}
