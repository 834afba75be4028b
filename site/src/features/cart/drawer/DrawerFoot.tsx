import { formatMoney } from '@mela/rules/format-money.ts';
import * as cartText from '#messages/cart.ts';
import * as sharedText from '#messages/shared.ts';
import { FreeShipping, freeShippingProgress } from '../lines/FreeShipping.tsx';
import { subtotalOf } from '../lines/line-view.ts';
import type { PricedCart } from '../priced-cart.ts';

/** The facts about the shop that the page contains. */
export interface ShopFacts {
  currency: string;
  /** The subtotal from which shipping is free, in minor units. null: shipping is never free. */
  freeShippingFrom: number | null;
}

interface Props {
  cart: PricedCart;
  facts: ShopFacts;
}

/** The total and the Checkout button, always visible however many lines there are. */
export function DrawerFoot({ cart, facts }: Props) {
  const { answer, isCurrent } = cart;
  const { currency, freeShippingFrom } = facts;
  const subtotal = subtotalOf(cart, currency);
  const offered = freeShippingFrom === null ? null : { amount: freeShippingFrom, currency };
  const progress = freeShippingProgress(
    subtotal,
    answer ? answer.freeShippingFrom : offered,
    answer && isCurrent && answer.shippingRates.length > 0 ? answer.shipping : null,
  );
  return (
    <div className="cart-drawer__foot">
      {progress && <FreeShipping {...progress} />}
      <p className="cart-drawer__subtotal">
        {sharedText.subtotal} <b>{formatMoney(subtotal)}</b>
      </p>
      {progress?.share !== 1 && <p className="cart-drawer__hint">{cartText.shippingLater}</p>}
      <div className="cart-drawer__actions">
        <a className="button button--quiet" href="/cart">
          {sharedText.viewCart}
        </a>
        <a className="button" href="/checkout">
          {sharedText.checkout}
        </a>
      </div>
    </div>
  );
}
