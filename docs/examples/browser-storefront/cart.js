// The cart: lines in the browser's storage. The shop prices them.
import { ask, IMAGE, MONEY } from './shop.js';

const KEY = 'cart';
const PRICED = `query ($input: CartInput!) { cart(input: $input) {
  lines { variantId title variantTitle path quantity available price { ...M } total { ...M } image { ...I } }
  subtotal { ...M } discount { ...M } shipping { ...M } tax { ...M } total { ...M } isTaxIncluded
  coupon { code } shippingRates { id name price { ...M } isChosen }
  changes { kind variantId message available } } } ${MONEY} ${IMAGE}`;

/** @returns lines of `variantId`, `quantity` and the unit price that the shopper has seen */
export function readLines() {
  try {
    const lines = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(lines) ? lines.filter(isLine) : [];
  } catch {
    return [];
  }
}

const isLine = (line) =>
  /^[0-9a-f]{24}$/i.test(line?.variantId) && line.quantity >= 1 && line.quantity <= 999;

export function saveLines(lines) {
  localStorage.setItem(KEY, JSON.stringify(lines));
  dispatchEvent(new Event('cart'));
}

export function addLine(variantId, unitPrice) {
  const lines = readLines();
  const known = lines.find((line) => line.variantId === variantId);
  if (known) Object.assign(known, { quantity: Math.min(known.quantity + 1, 999), price: unitPrice });
  else lines.push({ variantId, quantity: 1, price: unitPrice });
  saveLines(lines);
}

export const countLines = () => readLines().reduce((sum, { quantity }) => sum + quantity, 0);

/** Prices the cart, and stores the available quantities and current prices. */
export async function priceCart(more = {}) {
  const lines = readLines();
  if (lines.length === 0) return null;
  const { cart } = await ask(PRICED, { input: { lines, ...more } });
  const now = cart.lines.map(({ variantId, quantity, price }) => ({
    variantId,
    quantity,
    price: price.amount,
  }));
  if (JSON.stringify(now) !== JSON.stringify(lines)) saveLines(now);
  return cart.lines.length > 0 ? cart : null;
}

const CHANGES = {
  PRICE: 'A price has changed.',
  STOCK: 'Fewer are in stock than you wanted.',
  GONE: 'An item is no longer available, and was removed.',
  OPTION: 'An option is no longer available.',
  SHIPPING: 'The shipping costs have changed.',
};

export const changesOf = ({ changes }) =>
  [...new Set(changes.map(({ kind, message }) => message ?? CHANGES[kind]))].filter(Boolean);
