import { useSyncExternalStore } from 'react';
import { type PricedCart, pricedCart } from './priced-cart.ts';

const notAtAll = () => () => {};

/** @param isShown false: neither changes are followed nor the server is asked */
export function usePricedCart(isShown = true): PricedCart {
  return useSyncExternalStore(isShown ? pricedCart.subscribe : notAtAll, pricedCart.get);
}
