import type { Encryption } from '../../kernel/encryption.ts';
import { UserError } from '../../kernel/errors.ts';
import type { WebhookSettings } from './collection.ts';
import { webhooksMessages } from './messages.ts';
import { newSecret } from './sign.ts';

export const WEBHOOK_PURPOSE = 'webhook';

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
