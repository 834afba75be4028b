import type { Encryption } from '../../kernel/encryption.ts';
import { purposeFor } from '../../modules/accounts/second-factor.ts';
import { readWebhooks } from '../../modules/publishing/webhook/read-webhooks.ts';
import { WEBHOOK_PURPOSE } from '../../modules/publishing/webhook/secret.ts';
import type { Collections } from './collections.ts';

/** Whether this server's key decrypts every stored secret. */
export async function areSecretsReadable(
  { operators, webhooks }: Pick<Collections, 'operators' | 'webhooks'>,
  encryption: Encryption,
): Promise<boolean> {
  const known = await readWebhooks({ webhooks });
  const withSecret = operators.find({ 'secondFactor.secret': { $type: 'string' } });
  const secrets = [
    ...known.map(({ secret }) => ({ secret, purpose: WEBHOOK_PURPOSE })),
    ...(await withSecret.toArray()).map(({ _id, secondFactor }) => ({
      secret: secondFactor?.secret ?? '',
      purpose: purposeFor(_id),
    })),
  ];
  return secrets.every(({ secret, purpose }) => encryption.decrypt(secret, purpose) !== null);
}
