import type { ClientSession } from 'mongodb';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { type Offers, readOffers } from '../orders/cart/offers.ts';
import type { ReadAdjuster } from '../orders/cart/price-adjustments.ts';
import { assertPayable, type PricedCart, priceLines } from '../orders/cart/price-lines.ts';
import { enteredShipping } from '../orders/cart/shipping-choice.ts';
import type { OrderStore } from '../orders/order-store.ts';
import { assertDelivered } from '../orders/placing/order-draft.ts';
import { draftOrdersMessages } from './messages.ts';
import type { ReadDraft } from './read-draft.ts';

const MODULE = 'draft-orders';

/**
 * Prices a draft by the rules of the cart, with the discount and shipping that the operator entered. Other discounts do not apply.
 * Stock is only reserved once the order is placed.
 * @throws UserError if an item is not for sale, or cannot be delivered to the address
 */
export async function priceDraft(
  store: OrderStore,
  draft: ReadDraft,
  session?: ClientSession,
): Promise<{ cart: PricedCart; settings: Offers['settings'] }> {
  const ids = draft.lines.map(({ variantId }) => variantId);
  const offers = await readOffers(store, ids, session);
  if ((await store.liveReleaseNumber(session)) === null)
    throw new UserError('CONFLICT', draftOrdersMessages.showsSample);
  const entered = draft.shipping === null ? null : enteredShipping(draft.shipping);
  const agreed: Offers = {
    ...offers,
    // Do not check the stock now: placing the order does.
    levels: new Map(),
    adjusters: draft.discount > 0 ? [discountOf(draft.discount)] : [],
    shipping: entered?.offer ?? offers.shipping,
  };
  const cart = priceLines(draft.lines, agreed, {
    place: draft.shippingAddress,
    rateId: entered?.id ?? draft.shippingRate,
  });
  assertOffered(cart, draft);
  return { cart, settings: offers.settings };
}

function discountOf(amount: number): ReadAdjuster {
  const source = { module: MODULE, id: 'discount' };
  const discount = { kind: 'DISCOUNT' as const, source, label: 'Discount', amount: -amount };
  return { module: MODULE, adjust: () => ({ order: [discount] }) };
}

function assertOffered(cart: PricedCart, { discount, shippingAddress }: ReadDraft): void {
  assertPayable(cart);
  const gone = cart.changes.find(({ kind }) => kind === 'GONE');
  assertValid(gone ? { lines: draftOrdersMessages.productNotForSale } : {});
  assertValid(discount > cart.subtotal ? { discount: draftOrdersMessages.discountTooHigh } : {});
  if (shippingAddress) assertDelivered(shippingAddress, cart.shippingChoice.chosen);
  assertValid(
    cart.changes.some(({ kind }) => kind === 'SHIPPING')
      ? { shippingRate: draftOrdersMessages.shippingUnavailable }
      : {},
  );
}
