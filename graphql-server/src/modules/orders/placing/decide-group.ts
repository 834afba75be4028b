import type { Outcome } from '../../../kernel/batch.ts';
import type { Offers } from '../cart/offers.ts';
import { allAdjustments, type PricedCart } from '../cart/price-lines.ts';
import type { Order } from '../collection.ts';
import { type Attempt, assertSameInput } from './attempt.ts';
import { decide } from './decide.ts';

/** An order of a group that can be placed. */
export interface Accepted {
  attempt: Attempt;
  cart: PricedCart;
  /** The order's positions in the group. Several positions can have the same key. */
  places: number[];
}

/**
 * Decides each order of a group separately. Units of earlier orders are unavailable to later ones, and a rejected order does not affect
 * the others.
 * @param placed placed orders by the hash of their key
 * @returns the accepted orders, and the outcomes of all others by position
 */
export function decideGroup(
  attempts: readonly Attempt[],
  offers: Offers,
  placed: ReadonlyMap<string, Order>,
): { accepted: Accepted[]; outcomes: Outcome<Order>[] } {
  const accepted = new Map<string, Accepted>();
  const outcomes: Outcome<Order>[] = [];
  const taken = new Map<string, number>();
  for (const [place, attempt] of attempts.entries()) {
    const { keyHash, order } = attempt;
    const [known, twin] = [placed.get(keyHash), accepted.get(keyHash)];
    try {
      assertSameInput(attempt, known ?? twin?.attempt);
      if (known) outcomes[place] = { result: known };
      else if (twin) twin.places.push(place);
      else {
        const cart = decide(order, offers, taken);
        accepted.set(keyHash, { attempt, cart, places: [place] });
        for (const { variantId, quantity } of cart.lines) {
          const id = variantId.toHexString();
          taken.set(id, (taken.get(id) ?? 0) + quantity);
        }
        tellAdjusters(offers, attempt, cart);
      }
    } catch (error) {
      outcomes[place] = { error };
    }
  }
  return { accepted: [...accepted.values()], outcomes };
}

/** Tells modules that the order was accepted, so that they count what it uses, such as a discount. */
function tellAdjusters({ adjusters }: Offers, { order }: Attempt, cart: PricedCart): void {
  const email = order.email.toLowerCase();
  const adjustments = allAdjustments(cart);
  for (const { module, accepted } of adjusters)
    accepted?.({ email, adjustments: adjustments.filter(({ source }) => source.module === module) });
}
