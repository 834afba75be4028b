import { variantKey } from '@mela/rules/variant-ids.ts';
import { BrowserList } from '../../components/browser-list.ts';
import { acceptLines, type CartLine, mergeLines } from './cart-lines.ts';

export type { CartLine } from './cart-lines.ts';

/**
 * The cart in `localStorage.cart`, as `{"lines":[{"variantId","quantity","price","at"}]}`, shared by all tabs. Without storage it
 * lasts as long as the page.
 */
const cart = new BrowserList<CartLine>({
  key: 'cart',
  name: 'lines',
  accept: acceptLines,
});

const COUPON_KEY = 'coupon';
/** The entered discount code. */
const coupon = new BrowserList<string>({
  key: COUPON_KEY,
  name: 'codes',
  accept: (codes) => codes.filter((code) => typeof code === 'string' && isCode(code)).slice(0, 1) as string[],
});

const MAX_CODE_LENGTH = 100;

function isCode(code: string): boolean {
  return code !== '' && code.length <= MAX_CODE_LENGTH;
}

/** The entered discount code. null if there is none. */
export function readCoupon(): string | null {
  return coupon.read()[0] ?? null;
}

/**
 * Stores a discount code.
 * @param code null removes the code
 */
export function writeCoupon(code: string | null): void {
  coupon.write(code === null ? [] : [code]);
}

/** The current lines, one per variant. */
export function readCart(): CartLine[] {
  return cart.read();
}

/** Replaces all lines. Use `changeCart` for changes that depend on the current lines. */
export function writeCart(lines: readonly CartLine[]): void {
  cart.write(mergeLines(lines));
}

/** Changes the current lines, including other tabs' changes. */
export function changeCart(change: (lines: CartLine[]) => readonly CartLine[]): void {
  writeCart(change(readCart()));
}

/**
 * Adds a variant to the cart.
 * @param price the displayed unit price, in minor units
 * @returns the added quantity, which is lower than requested if the cart or line is full
 */
export function addToCart(variantId: string, quantity: number, price: number): number {
  const key = variantKey(variantId);
  const piecesOf = () => readCart().find((line) => variantKey(line.variantId) === key)?.quantity ?? 0;
  if (quantity < 1) return 0;
  const before = piecesOf();
  changeCart((lines) => [...lines, { variantId, quantity, price, at: Date.now() }]);
  return piecesOf() - before;
}

/**
 * Changes the quantity of a line.
 * @param quantity 0 or less removes the line
 */
export function setQuantity(variantId: string, quantity: number): void {
  changeCart((lines) =>
    lines.flatMap((line) => {
      if (line.variantId !== variantId) return [line];
      return quantity > 0 ? [{ ...line, quantity }] : [];
    }),
  );
}

/** Selects or deselects an option of a line. @param id an id from `CartLine.options` */
export function chooseOption(variantId: string, id: string, isChosen: boolean): void {
  changeCart((lines) =>
    lines.map(({ options = [], ...line }) => {
      const others = options.filter((one) => one !== id);
      const isOfLine = line.variantId === variantId;
      return { ...line, options: isOfLine ? [...others, ...(isChosen ? [id] : [])] : options };
    }),
  );
}

/** Calls the listener when the lines or the code change, here or in another tab. @returns a function that unsubscribes */
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
