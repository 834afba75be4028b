import type { AnyBulkWriteOperation, Collection, Document, Filter } from 'mongodb';
import { ENCRYPTED, type Encryption } from '../../kernel/encryption.ts';
import { ORDER_LINK_PURPOSE } from '../../modules/mail/secret.ts';
import type { Collections } from './collections.ts';

const BATCH = 1_000;

/** Encrypts the tokens of orders' links, which were stored as plain text, in orders and in their mails. The links keep working. */
export async function encryptOrderTokens(
  { orders, outbox }: Pick<Collections, 'orders' | 'outbox'>,
  encryption: Encryption,
): Promise<void> {
  await encryptField(orders as unknown as Collection, 'token', encryption);
  await encryptField(outbox as unknown as Collection, 'data.token', encryption);
}

async function encryptField(collection: Collection, field: string, encryption: Encryption): Promise<void> {
  const isPlain: Filter<Document> = { [field]: { $type: 'string', $not: ENCRYPTED } };
  const plain = collection.find(isPlain, { projection: { token: `$${field}` } });
  let writes: AnyBulkWriteOperation[] = [];
  const write = async () => {
    if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  for await (const { _id, token } of plain) {
    const encrypted = encryption.encrypt(String(token), ORDER_LINK_PURPOSE);
    writes.push({ updateOne: { filter: { _id, [field]: token }, update: { $set: { [field]: encrypted } } } });
    if (writes.length === BATCH) await write();
  }
  await write();
}
