import { useSyncExternalStore } from 'react';
import { type PricedCart, pricedCart, UNREAD_CART } from './priced-cart.ts';

const notAtAll = () => () => {};

/**
 * The shopper's cart, priced by the server.
 * @param isShown false: the hook neither follows changes nor asks the server
 */
export function usePricedCart(isShown = true): PricedCart {
  return useSyncExternalStore(isShown ? pricedCart.subscribe : notAtAll, pricedCart.get, () => UNREAD_CART);
}
