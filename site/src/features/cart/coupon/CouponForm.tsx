import { type FormEvent, useRef, useState } from 'react';
import { takeSubmit } from '../../../components/page-script.ts';
import { readCoupon, writeCoupon } from '../cart-store.ts';
import type { PricedCart } from '../priced-cart.ts';
import { appliedText, CHECKING, NO_CODE, NOT_CHECKED } from './coupon-box.ts';

interface Props {
  cart: PricedCart;
}

/** What was in the field when the form was sent. */
type Pressed = 'nothing' | 'empty' | 'code';

/** Stores the code that the shopper enters, and shows what the server makes of it. */
export function CouponForm({ cart }: Props) {
  const [code, setCode] = useState(readCoupon() ?? '');
  const [pressed, setPressed] = useState<Pressed>('nothing');
  const input = useRef<HTMLInputElement>(null);
  const refusal = refusalOf(cart);
  const coupon = cart.answer?.coupon;

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
    <form className="form" method="dialog" aria-labelledby="coupon" onSubmit={apply}>
      <div className="form__wide">
        <h2 id="coupon">Apply Coupon</h2>
        <p className="cart__hint">One per order, before shipping.</p>
      </div>
      <label className="field form__wide">
        <span>Coupon</span>
        <input
          name="coupon"
          ref={input}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          placeholder="Enter your coupon"
          aria-invalid={refusal !== undefined}
        />
      </label>
      <button className="button button--quiet" type="submit">
        Apply
      </button>
      <p className="coupon__status form__wide">
        <span role="status" data-text="coupon">
          {statusText(cart, pressed)}
        </span>
        {(coupon || refusal) && (
          <button className="button button--quiet button--small" type="button" onClick={remove}>
            Remove
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
