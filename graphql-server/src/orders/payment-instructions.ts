import type { Instructions } from '../payments/payment-method.ts';
import { paymentMethod } from '../payments/payment-methods.ts';
import { SHOP } from '../rules/content/sample-shop.ts';
import { readSelling, type SellingCollections } from '../selling/collection.ts';
import type { ContentCollections } from '../storefront-content/collection.ts';
import type { Order } from './collection.ts';

/** How to pay an order, by what the shop has set up now; null where nothing is to be paid, or it does not take that any more. */
export async function readInstructions(
  context: SellingCollections & ContentCollections,
  { paymentMethod: name, paymentStatus, status, number, total, currency }: Order,
): Promise<Instructions | null> {
  const method = paymentMethod(name);
  if (paymentStatus !== 'PENDING' || status === 'CANCELED' || !method) return null;
  const settings = await readSelling(context);
  if (
    !method.isOffered(
      { ...settings, takesCashOnDelivery: true, cashOnDeliveryUpTo: null },
      { total, currency },
    )
  )
    return null;
  const stored = await context.content.findOne(
    { _id: 'content' },
    { projection: { 'sections.shop.name': 1 } },
  );
  const shop = stored?.sections.shop?.name ?? SHOP.name;
  return method.instructions({ number: String(number), total, currency }, settings, shop);
}
