import { changeCart, readCart, writeCoupon } from '../cart/cart-store.ts';
import { postGraphql } from '../cart/post-graphql.ts';
import { PLACE_ORDER } from '../order/order-operations.ts';
import { type Attempt, StoredAttempt, withoutOrdered } from './attempt.ts';
import type { OrderInput } from './order-input.ts';
import { type Outcome, settleAttempt, type Waiting } from './settle-attempt.ts';

const LOCK = 'checkout';

interface Order {
  input: OrderInput;
  cart: Attempt['cart'];
}

type Wait = (waiting: Waiting) => Promise<void>;

export const attempts = new StoredAttempt(() => localStorage);

/**
 * Places an order exactly once: one tab at a time, and after resending an unanswered earlier attempt.
 * @param readCart reads the cart when this tab's turn comes
 * @returns null if the cart differs from the order
 */
export function placeOrder(
  { input, cart }: Order,
  readCart: () => Attempt['cart'],
  wait: Wait,
): Promise<Outcome | null> {
  return oneTabAtATime(async () => {
    const open = attempts.read();
    if (open && JSON.stringify(open.input) !== JSON.stringify(input)) {
      const outcome = await settle(open, wait);
      if (['placed', 'unavailable', 'key-used'].includes(outcome.kind)) return outcome;
    }
    // Give up if another tab has changed the cart, such as by ordering the items.
    if (JSON.stringify(readCart()) !== JSON.stringify(cart)) return null;
    return settle(attempts.begin(input, cart), wait);
  });
}

/** Sends the unanswered attempt again. @returns null if there is none */
export function resumeOrder(wait: Wait): Promise<Outcome | null> {
  return oneTabAtATime(async () => {
    const open = attempts.read();
    const outcome = open && (await settle(open, wait));
    // The cart may have changed, so it is calculated again.
    return outcome?.kind === 'changed' ? { ...outcome, cart: null } : outcome;
  });
}

async function settle(attempt: Attempt, wait: Wait): Promise<Outcome> {
  const outcome = await settleAttempt(attempt, { send, wait, isOnline: () => navigator.onLine });
  if (outcome.kind === 'changed' || outcome.kind === 'refused') attempts.close(attempt);
  // The next press must use a new key.
  if (outcome.kind === 'key-used') attempts.forget();
  if (outcome.kind === 'placed') {
    // Do all of this in one task, so that no other tab can interfere.
    changeCart((lines) => withoutOrdered(lines, attempt.cart));
    if (attempt.input.coupon !== undefined) writeCoupon(null);
    attempts.forget();
  }
  return outcome;
}

async function send({ key, input }: Attempt): Promise<string> {
  const { placeOrder: order } = await postGraphql<{ placeOrder: { token: string } }>(PLACE_ORDER, {
    input,
    key,
  });
  return order.token;
}

/** Uses a lock where the browser has them. On insecure pages only the key prevents two orders from two tabs. */
function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}

/** The cart's lines, for comparing carts. */
export function cartEntries(): Attempt['cart'] {
  return entriesOf(readCart());
}

export function entriesOf(lines: Readonly<Attempt['cart']>): Attempt['cart'] {
  return lines.map(({ variantId, quantity, options }) => ({
    variantId,
    quantity,
    ...(options && { options }),
  }));
}
