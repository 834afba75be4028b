import type { Encryption } from '../../../kernel/encryption.ts';
import { UserError } from '../../../kernel/errors.ts';
import type { WebhookSettings } from './collection.ts';
import { newSecret } from './sign.ts';

export const WEBHOOK_PURPOSE = 'webhook';
const NO_SECRET =
  'The secret cannot be read on this server: make a new one, or bring back the key that it was encrypted with.';

/** @returns a new one, and as it is stored */
export function makeSecret(encryption: Encryption): { secret: string; stored: string } {
  const secret = newSecret();
  return { secret, stored: encryption.encrypt(secret, WEBHOOK_PURPOSE) };
}

/** @returns null for what was encrypted with another key. */
export function secretOf(encryption: Encryption, { secret }: Pick<WebhookSettings, 'secret'>): string | null {
  return encryption.decrypt(secret, WEBHOOK_PURPOSE);
}

/** @throws UserError when it was encrypted with another key */
export function readableSecretOf(encryption: Encryption, settings: Pick<WebhookSettings, 'secret'>): string {
  const secret = secretOf(encryption, settings);
  if (secret === null) throw new UserError('CONFLICT', NO_SECRET);
  return secret;
}
