import { formatMoney } from '@mela/rules/format-money.ts';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import * as cartText from '#messages/cart.ts';
import { takeSubmit } from '../../../components/page-script.ts';
import type { CartAnswer } from '../cart-answer.ts';
import { readCoupon, writeCoupon } from '../cart-store.ts';
import type { PricedCart } from '../priced-cart.ts';

const NO_CODE = cartText.couponEnterCode;
const CHECKING = cartText.couponChecking;
const NOT_CHECKED = cartText.couponFailed;

interface Props {
  cart: PricedCart;
}

/** What the field contained when the form was submitted; `nothing` if the form was not submitted yet. */
type Pressed = 'nothing' | 'empty' | 'code';

/** Stores the entered discount code and shows the server's result. */
export function CouponForm({ cart }: Props) {
  const [code, setCode] = useState('');
  const [pressed, setPressed] = useState<Pressed>('nothing');
  const input = useRef<HTMLInputElement>(null);
  const refusal = refusalOf(cart);
  const coupon = cart.answer?.coupon;

  // Start with the text that was typed before the script loaded, or with the stored code.
  useLayoutEffect(() => setCode(input.current?.value || readCoupon() || ''), []);

  function apply(event: FormEvent): void {
    takeSubmit(event.nativeEvent);
    const entered = code.trim();
    setPressed(entered === '' ? 'empty' : 'code');
    if (entered === '') input.current?.focus();
    else writeCoupon(entered);
  }

  function remove(): void {
    setCode('');
    setPressed('nothing');
    input.current?.focus();
    writeCoupon(null);
  }

  return (
    <form className="coupon" method="dialog" aria-label={cartText.couponDiscountCode} onSubmit={apply}>
      <label className="field">
        <span>{cartText.couponDiscountCode}</span>
        <input
          name="coupon"
          ref={input}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          aria-invalid={refusal !== undefined}
          aria-describedby="coupon-status"
        />
      </label>
      <button className="button button--quiet" type="submit">
        {cartText.couponApply}
      </button>
      <p className="coupon__status" id="coupon-status">
        <span role="status">{statusText(cart, pressed)}</span>
        {(coupon || refusal) && (
          <button className="button button--quiet button--small" type="button" onClick={remove}>
            {cartText.couponRemove}
          </button>
        )}
      </p>
    </form>
  );
}

function refusalOf({ answer }: PricedCart) {
  return answer?.changes.find(({ kind }) => kind === 'COUPON');
}

function statusText(cart: PricedCart, pressed: Pressed): string {
  if (pressed === 'empty') return NO_CODE;
  if (pressed === 'code' && cart.isAsking) return CHECKING;
  if (pressed === 'code' && cart.failure) return NOT_CHECKED;
  return cart.answer?.coupon ? appliedText(cart.answer.coupon) : (refusalOf(cart)?.message ?? '');
}

/** The effect of a discount code, such as `SAVE10 is applied: −₹100`. */
function appliedText({ code, label, discount }: NonNullable<CartAnswer['coupon']>): string {
  const name = label === code ? code : `${code} (${label})`;
  return discount.amount > 0
    ? cartText.couponAppliedWith(name, formatMoney(discount))
    : cartText.couponApplied(name);
}
