import { useEffect, useRef, useState } from 'react';
import * as orderText from '#messages/order.ts';
import { addToCart } from '../cart/cart-store.ts';
import type { OrderAnswer } from './order-answer.ts';

interface Props {
  order: OrderAnswer;
  isSelling: boolean;
  /**
   * Cancels the order.
   * @returns the outcome as a sentence
   */
  cancel: () => Promise<string>;
  focusHeading: () => void;
}

export function OrderActions({ order, isSelling, cancel, focusHeading }: Props) {
  const [status, setStatus] = useState('');
  const [isCanceling, setCanceling] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);

  async function confirm(): Promise<void> {
    dialog.current?.close();
    if (isCanceling) return;
    setCanceling(true);
    setStatus(orderText.canceling);
    setStatus(await cancel());
    setCanceling(false);
  }

  // Moves the focus after the pressed button has disappeared.
  const { isCancellable } = order;
  const couldCancel = useRef(isCancellable);
  useEffect(() => {
    if (couldCancel.current && !isCancellable && document.activeElement === document.body) focusHeading();
    couldCancel.current = isCancellable;
  }, [isCancellable, focusHeading]);

  return (
    <div className="order__actions">
      {isSelling && <ReorderButton lines={order.lines} />}
      <button className="button button--quiet" type="button" onClick={() => print()}>
        {orderText.print}
      </button>
      {isCancellable && (
        <button
          className="button button--quiet"
          type="button"
          aria-disabled={isCanceling}
          onClick={() => dialog.current?.showModal()}
        >
          {orderText.cancel}
        </button>
      )}
      <p role="status">{status}</p>
      <dialog className="order__dialog" aria-labelledby="cancel-title" ref={dialog}>
        <h2 id="cancel-title">{orderText.cancelQuestion}</h2>
        <p>{orderText.cancelWarning}</p>
        <div className="order__dialog-actions">
          <button className="button button--quiet" type="button" onClick={() => dialog.current?.close()}>
            {orderText.keep}
          </button>
          <button className="button button--danger" type="button" onClick={() => void confirm()}>
            {orderText.cancel}
          </button>
        </div>
      </dialog>
    </div>
  );
}

/**
 * Puts the order's items into the cart, at the order's prices. The cart shows what has changed since then.
 */
function ReorderButton({ lines }: Pick<OrderAnswer, 'lines'>) {
  const isLeaving = useRef(false);
  const [isDisabled, setDisabled] = useState(false);
  useEffect(() => {
    // Accept presses again when the page is restored from the history.
    const comeBack = () => {
      isLeaving.current = false;
      setDisabled(false);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  function reorder(): void {
    // Ignore a second press while the cart loads, so that the items are added only once.
    if (isLeaving.current) return;
    isLeaving.current = true;
    setDisabled(true);
    for (const { variantId, quantity, price } of lines) addToCart(variantId, quantity, price.amount);
    location.assign('/cart');
  }

  return (
    <button className="button button--quiet" type="button" disabled={isDisabled} onClick={reorder}>
      {orderText.orderAgain}
    </button>
  );
}
