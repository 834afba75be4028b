import { formatMoney } from '@mela/rules/format-money.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import * as checkoutText from '#messages/checkout.ts';
import * as sharedText from '#messages/shared.ts';
import { countPieces } from '../cart/cart-lines.ts';
import { CouponForm } from '../cart/coupon/CouponForm.tsx';
import type { PricedCart } from '../cart/priced-cart.ts';
import { OrderLines, OrderLinesSkeleton } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { arrivalText, shippingText } from './order-words.ts';

interface Props {
  cart: PricedCart;
  isPlacing: boolean;
  /** A number that changes each time the review must open, which is closed on a phone. */
  changedId: number;
  /** The Place order button and its messages. */
  children: ReactNode;
}

/**
 * The review of the order. On a phone, the review is a popover, which the bar with the total opens even
 * without script. On wider screens, it is beside the fields.
 */
export function CheckoutReview({ cart, isPlacing, changedId, children }: Props) {
  const { answer, isAsking } = cart;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changedId > 0) sheet.current?.hidePopover?.();
  }, [changedId]);
  const shipping = answer && answer.shippingRates.length > 0 ? shippingText(answer.shipping) : '–';
  const arrival = answer && arrivalText(answer.arrival);
  return (
    <section className="review" aria-labelledby="review" aria-busy={!answer || isAsking} data-review>
      <div className="review__details" id="order-summary" popover="auto" ref={sheet} inert={isPlacing}>
        <div className="review__head">
          <h2 id="review">{checkoutText.yourOrder}</h2>
          <a className="checkout__link" href="/cart">
            {checkoutText.editCart}
          </a>
          <button
            type="button"
            className="button button--quiet button--small review__close"
            popoverTarget="order-summary"
          >
            {sharedText.close}
          </button>
        </div>
        {answer ? <OrderLines lines={answer.lines} /> : <OrderLinesSkeleton />}
        <CouponForm cart={cart} />
        <OrderTotals sums={answer} shipping={shipping} />
        {arrival && <p className="review__arrival">{arrival}</p>}
      </div>
      <div className="review__bar">
        <button type="button" className="review__toggle" popoverTarget="order-summary">
          <span>{answer ? checkoutText.summaryOf(countPieces(cart.lines)) : checkoutText.summary}</span>
          <b>{answer ? formatMoney(answer.total) : '–'}</b>
        </button>
        {children}
      </div>
    </section>
  );
}
