import { SHOP } from '@mela/rules/content/sample-shop.ts';
import type { ClientSession } from 'mongodb';
import type { ContentCollections } from '../content/collection.ts';
import type { Instructions } from '../payments/payment-method.ts';
import { paymentMethod } from '../payments/payment-methods.ts';
import { readSelling, type SellingCollections } from '../selling/collection.ts';
import type { Order } from './collection.ts';

type Collections = SellingCollections & ContentCollections;

/** How to pay an order, by what the shop has set up now; null where nothing is to be paid, or it does not take that any more. */
export function readInstructions(collections: Collections, order: Order): Promise<Instructions | null> {
  return instructionReader(collections)(order);
}

/** Reads what the shop has set up with the first order that it is asked for. @param session reads as of its snapshot */
export function instructionReader(
  collections: Collections,
  session?: ClientSession,
): (order: Order) => Promise<Instructions | null> {
  let reading: ReturnType<typeof readShop> | undefined;
  return async ({ paymentMethod: name, paymentStatus, status, number, total, currency }) => {
    const method = paymentMethod(name);
    if (paymentStatus !== 'PENDING' || status === 'CANCELED' || !method) return null;
    reading ??= readShop(collections, session);
    const { settings, shop } = await reading;
    // Cash on delivery stays agreed, whatever the shop takes by now.
    const agreed = { ...settings, takesCashOnDelivery: true, cashOnDeliveryUpTo: null };
    if (!method.isOffered(agreed, { total, currency })) return null;
    return method.instructions({ number: String(number), total, currency }, settings, shop);
  };
}

async function readShop(collections: Collections, session?: ClientSession) {
  const options = { projection: { 'sections.shop.name': 1 }, ...(session && { session }) };
  const settings = await readSelling(collections, session);
  const stored = await collections.content.findOne({ _id: 'content' }, options);
  return { settings, shop: stored?.sections.shop?.name ?? SHOP.name };
}
