import { randomBytes } from 'node:crypto';
import type { Filter } from 'mongodb';
import { ENCRYPTED, type Encryption } from '../../kernel/encryption.ts';
import { NEWEST, parseObjectId } from '../../kernel/mongodb/documents.ts';
import { hashSecret } from '../accounts/secrets.ts';
import { ORDER_LINK_PURPOSE } from '../mail/secret.ts';
import type { Order, OrderCollections } from './collection.ts';

const TOKEN_BYTES = 16;
const TRACKING_PURPOSE = 'order tracking';
const TRACKING_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

type StoredToken = Pick<Order, 'token' | 'tokenHash' | 'formerTokenHashes'>;
type Services = Pick<OrderCollections, 'orders'> & { encryption: Encryption };

/** Creates a link token, which lets its holder read and change an order. Encrypted for emails, hashed for lookups. */
export function newOrderToken(encryption: Encryption): { token: string; tokenHash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  return { token: encryption.encrypt(token, ORDER_LINK_PURPOSE), tokenHash: hashSecret(token) };
}

/** Finds an order by the hash of its link token, so that timing reveals nothing about stored tokens. */
export function byToken(token: string): Filter<Order> {
  return { tokenHash: hashSecret(token) };
}

/** Finds an order by a replaced link token, which gives read-only access. */
export function byFormerToken(token: string): Filter<Order> {
  return { formerTokenHashes: hashSecret(token) };
}

/** Creates a new link token. Links with earlier tokens become read-only. */
export function renewOrderToken(encryption: Encryption, order: StoredToken): StoredToken {
  const formerTokenHashes = [...(order.formerTokenHashes ?? []), ...[order.tokenHash].flat()];
  return { ...newOrderToken(encryption), formerTokenHashes };
}

/** @returns the link token in plain text, or null if this server lacks the key */
export function openOrderToken(encryption: Encryption, { token }: Pick<Order, 'token'>): string | null {
  // Servers of the previous version, which may run at the same time, write plain text.
  return ENCRYPTED.test(token) ? encryption.decrypt(token, ORDER_LINK_PURPOSE) : token;
}

/** @returns a new link token if this server cannot decrypt the stored one. Links that were already sent still work */
export function replaceLostToken(
  encryption: Encryption,
  order: StoredToken,
): Pick<Order, 'token' | 'tokenHash'> | null {
  if (openOrderToken(encryption, order) !== null) return null;
  const { token, tokenHash } = newOrderToken(encryption);
  return { token, tokenHash: [order.tokenHash, tokenHash].flat() };
}

/** @returns the link token in plain text, replacing a token that this server cannot decrypt */
export async function readOrderToken({ orders, encryption }: Services, order: Order): Promise<string> {
  const readable = openOrderToken(encryption, order);
  if (readable !== null) return readable;
  // Another server may replace the token at the same time.
  await orders.updateOne(
    { _id: order._id, token: order.token },
    { $set: replaceLostToken(encryption, order) ?? {} },
  );
  const stored = await orders.findOne({ _id: order._id }, NEWEST);
  return (stored && openOrderToken(encryption, stored)) ?? '';
}

/**
 * Creates a token that reads an order without personal details for some weeks. It is not stored, because it contains the encrypted order
 * id. It becomes invalid when the server's key changes.
 */
export function newTrackingToken(
  encryption: Encryption,
  { _id }: Pick<Order, '_id'>,
  now = Date.now(),
): string {
  const until = now + TRACKING_DAYS * DAY_MS;
  // Dots would look like a file extension.
  return encryption.encrypt(`${_id.toHexString()} ${until}`, TRACKING_PURPOSE).replaceAll('.', '~');
}

/** @returns a filter for the order of a tracking token, or of no order if the token is invalid or expired */
export function byTrackingToken(
  encryption: Encryption,
  token: string,
  now = Date.now(),
): Filter<Order> | null {
  // Several Base64 texts decode to the same bytes. Only the canonical one is valid.
  const bytes = token.slice(token.lastIndexOf('~') + 1);
  if (Buffer.from(bytes, 'base64url').toString('base64url') !== bytes) return null;
  const [id, until] = encryption.decrypt(token.replaceAll('~', '.'), TRACKING_PURPOSE)?.split(' ') ?? [];
  const _id = parseObjectId(id);
  return _id && Number(until) > now ? { _id } : null;
}
