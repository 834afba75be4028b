import { SHOP } from '@mela/rules/content/sample-shop.ts';
import { unpaidOf } from '@mela/rules/ledger.ts';
import type { ClientSession } from 'mongodb';
import type { ContentCollections } from '../content/collection.ts';
import type { Instructions } from '../payments/payment-method.ts';
import { paymentMethod } from '../payments/payment-methods.ts';
import { readSelling, type SellingCollections } from '../selling/collection.ts';
import type { Order } from './collection.ts';
import type { OrderStore } from './order-store.ts';

type Collections = SellingCollections & ContentCollections;

/** Payment instructions for an order by the current settings. null if nothing is due, or the shop no longer accepts the method. */
export function readInstructions(collections: Collections, order: Order): Promise<Instructions | null> {
  return instructionReader(collections)(order);
}

/** Returns a function that reads the payment settings once, for the first order. @param session reads from its snapshot */
export function instructionReader(
  collections: Collections,
  session?: ClientSession,
): (order: Order) => Promise<Instructions | null> {
  let reading: ReturnType<typeof readShop> | undefined;
  return async ({ paymentMethod: name, paymentStatus, status, number, currency, ...order }) => {
    const total = unpaidOf(order);
    const method = paymentMethod(name);
    if (paymentStatus !== 'PENDING' || status === 'CANCELED' || status === 'DRAFT' || !method) return null;
    reading ??= readShop(collections, session);
    const { settings, shop } = await reading;
    // An order with cash on delivery keeps it, even if the shop no longer accepts cash.
    const agreed = { ...settings, takesCashOnDelivery: true, cashOnDeliveryUpTo: null };
    if (!method.isOffered(agreed, { total, currency })) return null;
    return method.instructions({ number: String(number), total, currency }, settings, shop);
  };
}

/** Adds what the browser needs to pay through the order's payment provider. */
export async function withPayment(
  { paymentStarters }: Pick<OrderStore, 'paymentStarters'>,
  order: Order,
  instructions: Instructions,
): Promise<Instructions> {
  for (const start of paymentStarters) {
    const started = await start(order);
    if (!started) continue;
    const { reference, clientSecret, publicKey } = started;
    return { ...instructions, reference, publicKey, ...(clientSecret !== null && { clientSecret }) };
  }
  return instructions;
}

async function readShop(collections: Collections, session?: ClientSession) {
  const options = { projection: { 'sections.shop.name': 1 }, ...(session && { session }) };
  const settings = await readSelling(collections, session);
  const stored = await collections.content.findOne({ _id: 'content' }, options);
  return { settings, shop: stored?.sections.shop?.name ?? SHOP.name };
}
