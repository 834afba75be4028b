import { useEffect, useState } from 'react';
import * as cartText from '#messages/cart.ts';
import * as sharedText from '#messages/shared.ts';
import { say } from '../../../components/page-script.ts';
import type { CartAnswer } from '../cart-answer.ts';
import type { CartLine } from '../cart-lines.ts';
import { changeCart } from '../cart-store.ts';
import { CouponForm } from '../coupon/CouponForm.tsx';
import { CartLines } from '../lines/CartLines.tsx';
import { FailureNotice } from '../lines/FailureNotice.tsx';
import { useRemoval } from '../lines/use-removal.ts';
import { type PricedCart, pricedCart, usePricedCart } from '../priced-cart.ts';
import { CartTotals } from './CartTotals.tsx';
import { copyCartLink } from './cart-link.ts';
import { SharedCart } from './SharedCart.tsx';
import { ShippingForm, type ShippingTerms } from './ShippingForm.tsx';

interface Props extends ShippingTerms {
  /** Called when the cart becomes empty or non-empty. */
  onFilled: (isFilled: boolean) => void;
}

/** The page `/cart`: shows stored lines at once, and then the server's prices. */
export function CartPage({ onFilled, ...terms }: Props) {
  const cart = usePricedCart();
  const removal = useRemoval();
  const isFilled = cart.lines.length > 0;
  useEffect(() => {
    onFilled(isFilled);
  }, [onFilled, isFilled]);

  const lines = <CartLines cart={cart} currency={terms.currency} removal={removal} />;
  return (
    <>
      <SharedCart focus={removal.focus} />
      {cart.failure && (
        <FailureNotice
          className="saved__notice saved__notice--bad"
          text={cart.failure}
          onLeave={() => removal.focus(pricedCart.get().lines[0])}
        />
      )}
      {isFilled ? (
        <div className="cart">
          {lines}
          <CartTotals cart={cart} currency={terms.currency} />
          <div>
            <CartActions cart={cart} clear={removal.clear} />
            <div className="cart__extras">
              <ShippingForm {...terms} />
              <CouponForm cart={cart} />
            </div>
          </div>
        </div>
      ) : (
        lines
      )}
    </>
  );
}

/** How long the button confirms that the link was copied. */
const COPIED_MS = 3_000;

function CartActions({ cart, clear }: { cart: PricedCart; clear: () => void }) {
  const [isCopied, setCopied] = useState(false);

  async function update(): Promise<void> {
    const answer = await pricedCart.ask();
    if (!answer) return;
    if (answer.changes.length > 0) changeCart((lines) => acceptChanges(lines, answer));
    say(cartText.upToDate);
  }

  async function share(): Promise<void> {
    if (isCopied || !(await copyCartLink(cart.lines))) return;
    setCopied(true);
    say(cartText.linkCopied);
    setTimeout(() => setCopied(false), COPIED_MS);
  }

  const quiet = 'button button--quiet button--small';
  return (
    <div className="cart__actions">
      <button type="button" className={quiet} onClick={clear}>
        {cartText.clearCart}
      </button>
      <button type="button" className={quiet} onClick={() => void update()}>
        {cartText.updateCart}
      </button>
      <button type="button" className={quiet} onClick={() => void share()}>
        {isCopied ? sharedText.copied : cartText.copyLink}
      </button>
      <a className={quiet} href="/shop">
        {cartText.continueShopping}
      </a>
    </div>
  );
}

/** @returns the lines with current prices, available quantities and the options that are still offered. Unavailable lines are omitted. */
function acceptChanges(lines: readonly CartLine[], answer: CartAnswer): CartLine[] {
  const answered = new Map(answer.lines.map((line) => [line.variantId, line]));
  const changed = new Set(answer.changes.map(({ variantId }) => variantId));
  return lines.flatMap((line) => {
    if (!changed.has(line.variantId)) return [line];
    const now = answered.get(line.variantId);
    if (!now || now.quantity === 0) return [];
    const { options = [], ...kept } = line;
    const offered = options.filter((id) => now.options.some((option) => option.id === id));
    return [{ ...kept, price: now.price.amount, quantity: now.quantity, options: offered }];
  });
}
