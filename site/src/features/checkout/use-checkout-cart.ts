import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CartQuestion, type PricedCart, pricedCart, usePricedCart } from '../cart/priced-cart.ts';

const TYPING_MS = 400;
const ASKED_AGAIN_MS = 5_000;

/**
 * The cart priced for an address and a shipping rate. Requests the prices when typing pauses. Keeps the last response while the server is
 * unreachable, and retries.
 */
export function useCheckoutCart(question: CartQuestion, isReady: boolean): PricedCart {
  const asked = useRef<CartQuestion | null>(null);
  // Sets the options before the subscription sends the first request.
  useLayoutEffect(() => {
    if (!isReady || asked.current) return;
    asked.current = question;
    pricedCart.aim(question);
  }, [isReady, question]);
  const cart = usePricedCart(isReady);

  const { shippingRate } = question;
  const destination = JSON.stringify(question.destination);
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the content of `question`, which is a new object each time.
  useEffect(() => {
    const before = asked.current;
    if (
      !before ||
      (shippingRate === before.shippingRate && destination === JSON.stringify(before.destination))
    )
      return;
    const ask = () => {
      asked.current = question;
      void pricedCart.ask(question);
    };
    const timer = setTimeout(ask, shippingRate === before.shippingRate ? TYPING_MS : 0);
    return () => clearTimeout(timer);
  }, [destination, shippingRate]);

  const { failure, isAsking } = cart;
  useEffect(() => {
    if (failure === null || isAsking) return;
    const timer = setTimeout(() => void pricedCart.ask(), ASKED_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [failure, isAsking]);

  return useLastAnswer(cart);
}

function useLastAnswer(cart: PricedCart): PricedCart {
  const [last, setLast] = useState(cart);
  if (cart.answer && cart.answer !== last.answer) setLast(cart);
  const { answer, pricedLines } = cart.answer || cart.lines.length === 0 ? cart : last;
  return { ...cart, answer, pricedLines };
}
