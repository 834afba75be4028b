import { variantKey } from '@mela/rules/variant-ids.ts';
import { BrowserList } from '../../components/browser-list.ts';
import { acceptLines, type CartLine, mergeLines } from './cart-lines.ts';

export type { CartLine } from './cart-lines.ts';

/**
 * The cart, in `localStorage.cart` as `{"lines":[{"variantId","quantity","price","at"}]}`: the same in all tabs. Where the
 * browser keeps nothing it lasts as long as the page.
 */
const cart = new BrowserList<CartLine>({
  key: 'cart',
  name: 'lines',
  accept: acceptLines,
});

const COUPON_KEY = 'coupon';
/** The code that the shopper entered. */
const coupon = new BrowserList<string>({
  key: COUPON_KEY,
  name: 'codes',
  accept: (codes) => codes.filter((code) => typeof code === 'string' && isCode(code)).slice(0, 1) as string[],
});

const MAX_CODE_LENGTH = 100;

function isCode(code: string): boolean {
  return code !== '' && code.length <= MAX_CODE_LENGTH;
}

/** The code that the shopper entered; null: none. */
export function readCoupon(): string | null {
  return coupon.read()[0] ?? null;
}

/** @param code null: removes it */
export function writeCoupon(code: string | null): void {
  coupon.write(code === null ? [] : [code]);
}

/** The lines as they are at this moment, one for each variant. */
export function readCart(): CartLine[] {
  return cart.read();
}

/** Replaces all lines. For changes that depend on what is there, `changeCart` is the way. */
export function writeCart(lines: readonly CartLine[]): void {
  cart.write(mergeLines(lines));
}

/** Changes the lines as they are at this moment, whatever another tab has made of them since they were shown. */
export function changeCart(change: (lines: CartLine[]) => readonly CartLine[]): void {
  writeCart(change(readCart()));
}

/**
 * @param price what the shopper was shown for one piece, in minor units
 * @returns how many pieces there are more: fewer than asked, or none, where the cart or its line is full
 */
export function addToCart(variantId: string, quantity: number, price: number): number {
  const key = variantKey(variantId);
  const piecesOf = () => readCart().find((line) => variantKey(line.variantId) === key)?.quantity ?? 0;
  if (quantity < 1) return 0;
  const before = piecesOf();
  changeCart((lines) => [...lines, { variantId, quantity, price, at: Date.now() }]);
  return piecesOf() - before;
}

/** @param quantity 0 or less takes the line out. */
export function setQuantity(variantId: string, quantity: number): void {
  changeCart((lines) =>
    lines.flatMap((line) => {
      if (line.variantId !== variantId) return [line];
      return quantity > 0 ? [{ ...line, quantity }] : [];
    }),
  );
}

/** Chooses an option of a line, or takes the choice back. @param id of `CartLine.options` */
export function chooseOption(variantId: string, id: string, isChosen: boolean): void {
  changeCart((lines) =>
    lines.map(({ options = [], ...line }) => {
      const others = options.filter((one) => one !== id);
      const isOfLine = line.variantId === variantId;
      return { ...line, options: isOfLine ? [...others, ...(isChosen ? [id] : [])] : options };
    }),
  );
}

/** Tells the listener whenever the lines or the code have changed, here or in another tab. @returns what ends that */
export function subscribe(listener: (lines: CartLine[]) => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === COUPON_KEY) listener(readCart());
  };
  addEventListener('storage', hear);
  const end = cart.subscribe(listener);
  return () => {
    removeEventListener('storage', hear);
    end();
  };
}
