import { type FormEvent, useRef, useState } from 'react';
import * as orderText from '#messages/order.ts';
import * as sharedText from '#messages/shared.ts';
import { takeSubmit } from '../../components/page-script.ts';
import { GraphqlError, postGraphql, tryAgainText } from '../cart/post-graphql.ts';
import { TRACK_ORDER } from '../order/order-operations.ts';

/**
 * The message for an unknown number, and also for a wrong email address, so that it does not reveal which
 * numbers exist.
 */
const NOT_FOUND = orderText.trackNotFound;
const UNREACHABLE = { message: orderText.unreachable, retryAfter: null };

/** Finds an order by its number. */
export function TrackForm() {
  const [status, setStatus] = useState('');
  const isAsking = useRef(false);

  async function track(event: FormEvent<HTMLFormElement>): Promise<void> {
    takeSubmit(event.nativeEvent);
    const fields = new FormData(event.currentTarget);
    if (isAsking.current) return;
    isAsking.current = true;
    setStatus(orderText.trackLooking);
    setStatus(await find(String(fields.get('order-id')), String(fields.get('billing-email')).trim()));
    isAsking.current = false;
  }

  return (
    <form
      className="form track-order"
      id="track"
      method="dialog"
      aria-label={sharedText.trackYourOrder}
      onSubmit={(event) => void track(event)}
    >
      <label className="field form__wide">
        <span>{orderText.orderId}</span>
        <input name="order-id" autoComplete="off" maxLength={40} required />
      </label>
      <label className="field form__wide">
        <span>{orderText.billingEmail}</span>
        <input name="billing-email" type="email" autoComplete="email" maxLength={254} required />
      </label>
      <button className="button" type="submit">
        {orderText.track}
      </button>
      <p className="form__wide track-order__status" role="status" data-status>
        {status}
      </p>
    </form>
  );
}

/** Opens the order's page. @returns an error message. Empty: the page is opening */
async function find(number: string, email: string): Promise<string> {
  try {
    const { trackOrder } = await postGraphql<{ trackOrder: string | null }>(TRACK_ORDER, { number, email });
    if (trackOrder === null) return NOT_FOUND;
    location.assign(`/order/${encodeURIComponent(trackOrder)}`);
    return '';
  } catch (error) {
    if (error instanceof GraphqlError && error.code === 'BAD_USER_INPUT') return NOT_FOUND;
    const { message, retryAfter } = error instanceof GraphqlError ? error : UNREACHABLE;
    return tryAgainText(message, retryAfter);
  }
}
