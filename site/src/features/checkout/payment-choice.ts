import type { CartAnswer } from '../cart/cart-answer.ts';
import type { OfferedMethod } from './checkout-facts.ts';

/** The payment methods for an order. */
export interface PaymentChoice {
  /** The chosen method. Empty if there is none. */
  chosen: string;
  refused: ReadonlySet<string>;
  /** Whether the order costs nothing, so that it needs no payment method. */
  isFree: boolean;
  /** Whether the total exceeds the limit of every method. */
  isOverLimit: boolean;
  takesCash: boolean;
}

/**
 * The payment methods for an order's total.
 * @param wanted the method that the shopper chose; empty: none yet
 * @param cart null: the total is not known yet
 */
export function choosePayment(
  methods: readonly OfferedMethod[],
  wanted: string,
  cart: Pick<CartAnswer, 'total' | 'shippingRates'> | null,
): PaymentChoice {
  const total = cart?.total.amount ?? Number.NaN;
  const rate = cart?.shippingRates.find(({ isChosen }) => isChosen);
  const takesCash = rate?.takesCashOnDelivery ?? true;
  const isFree = total === 0;
  const isRefused = ({ method, upTo }: OfferedMethod) =>
    isFree || (!takesCash && method === 'cash_on_delivery') || (upTo !== null && total > upTo);
  const taken = methods.filter((method) => !isRefused(method));
  const chosen = taken.find(({ method }) => method === wanted) ?? taken[0];
  return {
    chosen: chosen?.method ?? '',
    refused: new Set(methods.filter(isRefused).map(({ method }) => method)),
    isFree,
    isOverLimit: !isFree && !chosen && takesCash,
    takesCash,
  };
}
