import type { Encryption } from '../../kernel/encryption.ts';
import type { OrderCollections } from './collection.ts';
import { renewOrderToken } from './order-tokens.ts';

/**
 * Replaces the link tokens of orders whose email address an operator changed: former versions sent the shopper's link to the
 * address that the operator entered. Links that were sent only show the order from then on.
 */
export async function renewCorrectedTokens(
  { orders }: Pick<OrderCollections, 'orders'>,
  encryption: Encryption,
): Promise<void> {
  const corrected = orders.find(
    { 'events.changes.field': 'EMAIL', formerTokenHashes: { $exists: false } },
    { projection: { token: 1, tokenHash: 1 } },
  );
  for await (const { _id, token, tokenHash } of corrected)
    await orders.updateOne({ _id, token }, { $set: renewOrderToken(encryption, { token, tokenHash }) });
}
