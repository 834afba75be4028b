import { arrivalText, shippingText } from '../checkout/order-words.ts';
import type { DeliveryAnswer } from './delivery-answer.ts';

type Rate = DeliveryAnswer['rates'][number];

/** Delivery dates, the lowest shipping costs and cash on delivery for a postcode, one fact per line. */
export function deliveryLines(
  { takesCashOnDelivery, arrival, rates }: DeliveryAnswer,
  postalCode: string,
): string[] {
  const sent = rates.filter(({ isPickup }) => !isPickup);
  const pickup = cheapest(rates.filter(({ isPickup }) => isPickup));
  const shipping = cheapest(sent);
  if (!shipping) return notSentLines(postalCode, pickup, takesCashOnDelivery);
  const takesCash = takesCashOnDelivery && sent.some((rate) => rate.takesCashOnDelivery);
  return [
    arrivalText(arrival),
    costText(shipping, sent.length > 1),
    takesCash ? 'Cash on delivery available' : 'No cash on delivery',
    pickup ? `Or collect your order: ${shippingText(pickup.price)}` : '',
  ].filter(Boolean);
}

function notSentLines(postalCode: string, pickup: Rate | undefined, takesCash: boolean): string[] {
  const notSent = `We do not deliver to ${postalCode}`;
  if (!pickup) return [`${notSent}.`];
  const collect = `${notSent}, but you can collect your order: ${shippingText(pickup.price)}`;
  return [collect, takesCash ? 'You can pay in cash when you collect it' : ''].filter(Boolean);
}

function cheapest(rates: readonly Rate[]): Rate | undefined {
  return rates.toSorted((one, other) => one.price.amount - other.price.amount)[0];
}

function costText({ price }: Rate, hasOthers: boolean): string {
  if (price.amount === 0) return 'Free shipping';
  return `Shipping ${hasOthers ? 'from ' : ''}${shippingText(price)}`;
}
