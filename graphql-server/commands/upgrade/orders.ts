import type { Collection, Document, Filter } from 'mongodb';
import type { Collections } from '../../src/app/shop/collections.ts';
import { ENCRYPTED, type Encryption } from '../../src/kernel/encryption.ts';
import { inBatches } from '../../src/kernel/in-batches.ts';
import { ORDER_LINK_PURPOSE } from '../../src/modules/mail/secret.ts';
import { STATUS_INDEX } from '../../src/modules/orders/collection.ts';
import { renewOrderToken } from '../../src/modules/orders/order-tokens.ts';
import { termsOf, termsWithoutContact } from '../../src/modules/orders/terms.ts';

const BATCH = 500;

/** Stores the owed amount with each canceled order that was paid. Skips orders that already have it. */
export async function noteRefundsOwed({ orders }: Collections): Promise<void> {
  const isOwed = {
    status: 'CANCELED',
    paymentStatus: { $in: ['PAID', 'PARTLY_REFUNDED'] },
    refundOwed: { $exists: false },
  } as const;
  const owed = { $subtract: ['$total', '$refunded'] };
  await orders.updateMany(isOwed, [{ $set: { refundOwed: owed } }], { hint: STATUS_INDEX });
}

/** Stores the search keys of orders. */
export async function indexTerms({ orders }: Collections): Promise<void> {
  const fields = {
    number: 1,
    email: 1,
    phone: 1,
    shippingAddress: 1,
    billingAddress: 1,
    lines: 1,
    isErased: 1,
  };
  const found = orders.find({}, { projection: fields, batchSize: BATCH });
  await writeInBatches(orders as unknown as Collection, found, (order) => {
    const terms = order.isErased ? termsWithoutContact(order) : termsOf(order);
    // Match only an unchanged order, so that one that is erased at the same time does not get its keys back.
    return { filter: { _id: order._id, isErased: order.isErased }, update: { $set: { terms } } };
  });
}

/** Encrypts the tokens of order links, which were stored as plain text, in orders and in their emails. The links keep working. */
export async function encryptOrderTokens(
  { orders, outbox }: Collections,
  encryption: Encryption,
): Promise<void> {
  await encryptField(orders as unknown as Collection, 'token', encryption);
  await encryptField(outbox as unknown as Collection, 'data.token', encryption);
}

async function encryptField(collection: Collection, field: string, encryption: Encryption): Promise<void> {
  const isPlain: Filter<Document> = { [field]: { $type: 'string', $not: ENCRYPTED } };
  const plain = collection.find(isPlain, { projection: { token: `$${field}` } });
  await writeInBatches(collection, plain, ({ _id, token }) => ({
    filter: { _id, [field]: token },
    update: { $set: { [field]: encryption.encrypt(String(token), ORDER_LINK_PURPOSE) } },
  }));
}

/**
 * Replaces the link tokens of orders whose email address an operator changed, because earlier versions sent the shopper's link to the new
 * address. Links that were already sent become read-only.
 */
export async function renewCorrectedTokens({ orders }: Collections, encryption: Encryption): Promise<void> {
  const corrected = orders.find(
    { 'events.changes.field': 'EMAIL', formerTokenHashes: { $exists: false } },
    { projection: { token: 1, tokenHash: 1 } },
  );
  for await (const { _id, token, tokenHash } of corrected)
    await orders.updateOne({ _id, token }, { $set: renewOrderToken(encryption, { token, tokenHash }) });
}

async function writeInBatches<Found>(
  collection: Collection,
  found: AsyncIterable<Found>,
  updateOf: (document: Found) => { filter: Document; update: Document },
): Promise<void> {
  for await (const some of inBatches(found, BATCH)) {
    const writes = some.map((document) => ({ updateOne: updateOf(document) }));
    await collection.bulkWrite(writes, { ordered: false });
  }
}
