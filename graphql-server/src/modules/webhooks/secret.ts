import { createHmac, randomBytes } from 'node:crypto';
import type { Encryption } from '../../kernel/encryption.ts';
import { UserError } from '../../kernel/errors.ts';
import type { WebhookSettings } from './collection.ts';
import { webhooksMessages } from './messages.ts';

export const WEBHOOK_PURPOSE = 'webhook';
const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** @returns a new secret, also in its stored form */
export function makeSecret(encryption: Encryption): { secret: string; stored: string } {
  const secret = newSecret();
  return { secret, stored: encryption.encrypt(secret, WEBHOOK_PURPOSE) };
}

/** @returns null if it was encrypted with another key */
export function secretOf(encryption: Encryption, { secret }: Pick<WebhookSettings, 'secret'>): string | null {
  return encryption.decrypt(secret, WEBHOOK_PURPOSE);
}

/** @throws UserError if it was encrypted with another key */
export function readableSecretOf(encryption: Encryption, settings: Pick<WebhookSettings, 'secret'>): string {
  const secret = secretOf(encryption, settings);
  if (secret === null) throw new UserError('CONFLICT', webhooksMessages.secretUnreadable);
  return secret;
}

/** A secret in the format of Standard Webhooks, for which receivers can use libraries. */
export function newSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/**
 * The headers with which a receiver verifies the sender, the age and the content of a message.
 * @param id stays the same in each attempt
 */
export function signedHeaders(
  secret: string,
  id: string,
  sentAt: Date,
  body: string,
): Record<string, string> {
  const timestamp = Math.floor(sentAt.getTime() / 1000);
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
