import type { MailedOrder } from '../mail/kinds.ts';
import type { Order } from './collection.ts';

/** An order as emails show it, without anything that says who ordered. */
export function mailedWithoutContact(order: Order): Omit<MailedOrder, 'token' | 'name' | 'address'> {
  const { number, placedAt, currency, subtotal, discount, shipping, tax, total, paymentMethod } = order;
  return {
    number: String(number),
    placedAt,
    currency,
    lines: order.lines.map(({ title, variantTitle, quantity, image, total: ofAll }) => ({
      title,
      variantTitle,
      quantity,
      image: image?.hash ?? null,
      total: ofAll,
    })),
    subtotal,
    discount,
    shipping,
    tax,
    total,
    paymentMethod,
  };
}
