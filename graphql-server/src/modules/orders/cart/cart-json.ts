import type { Adjustment } from '@mela/rules/adjustments.ts';
import { imageOf } from '../../../kernel/images/image.ts';
import type { Cart, CartLine, ShippingRate } from '../../../schema.generated.ts';
import { arrivalAfter } from '../order-dates.ts';
import type { PricedCart, PricedCartLine } from './price-lines.ts';
import type { ShippingChoice } from './shipping-choice.ts';

/** The JSON of a cart, in responses and errors. */
export function cartJson(cart: PricedCart): Cart {
  const { currency, lines, changes, taxes, shippingChoice, arrival } = cart;
  const money = (amount: number) => ({ amount, currency });
  const moneyOrNull = (amount: number | null) => (amount === null ? null : money(amount));
  return {
    lines: lines.map((line) => lineJson(line, currency)),
    subtotal: money(cart.subtotal),
    discount: money(cart.discount),
    adjustments: adjustmentJson(cart.adjustments, currency),
    shipping: money(cart.shipping),
    shippingAdjustments: adjustmentJson(cart.shippingAdjustments, currency),
    coupon: cart.coupon ? { ...cart.coupon, discount: money(cart.coupon.discount) } : null,
    tax: money(cart.tax),
    isTaxIncluded: !cart.isTaxAdded,
    total: money(cart.total),
    taxes: taxes.map(({ kind, rate, taxable, amount }) => ({
      kind,
      rate,
      taxable: money(taxable),
      amount: money(amount),
    })),
    changes: changes.map(({ before, after, message = null, ...change }) => ({
      ...change,
      message,
      before: moneyOrNull(before),
      after: moneyOrNull(after),
    })),
    shippingRates: ratesJson(shippingChoice, cart),
    freeShippingFrom: moneyOrNull(shippingChoice.chosen?.freeFrom ?? null),
    arrival,
  };
}

function ratesJson(
  { rates, chosen }: ShippingChoice,
  { currency, timeZone }: Pick<PricedCart, 'currency' | 'timeZone'>,
): ShippingRate[] {
  const now = new Date();
  return rates.map(({ id, name, price, days, takesCashOnDelivery, isPickup }) => ({
    ...{ id, name, takesCashOnDelivery, isPickup },
    price: { amount: price, currency },
    arrival: arrivalAfter(now, days, timeZone),
    isChosen: id === chosen?.id,
  }));
}

function lineJson(line: PricedCartLine, currency: string): CartLine {
  const { title, variantTitle, path, image, compareAtPrice, quantity, availability, available } = line;
  const money = (amount: number) => ({ amount, currency });
  return {
    variantId: line.askedAs,
    productId: line.productId.toHexString(),
    title,
    variantTitle,
    path,
    image: image ? imageOf(image, title) : null,
    price: money(line.price),
    compareAtPrice: compareAtPrice === null ? null : money(compareAtPrice),
    quantity,
    total: money(line.total),
    options: line.options.map(({ amount, ...option }) => ({ ...option, amount: money(amount) })),
    adjustments: adjustmentJson(line.adjustments, currency),
    availability,
    available,
  };
}

/** The JSON of adjustments, for the API and for email lines of modules. */
export function adjustmentJson(adjustments: readonly Adjustment[] = [], currency: string) {
  return adjustments.map(({ kind, source, label, amount }) => ({
    kind,
    module: source.module,
    label,
    amount: { amount, currency },
  }));
}
