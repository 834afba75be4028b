import type { Collections } from '../../src/app/shop/collections.ts';
import { ENCRYPTED, type Encryption } from '../../src/kernel/encryption.ts';
import { purposeFor } from '../../src/modules/accounts/second-factor.ts';
import { WEBHOOK_PURPOSE } from '../../src/modules/webhooks/secret.ts';

const OPERATOR_SECRET = 'secondFactor.secret';

/** Encrypts the secrets of second factors and of the webhook, which were stored as plain text. */
export async function encryptSecrets(
  { operators, webhooks }: Collections,
  encryption: Encryption,
): Promise<void> {
  const isPlain = { $type: 'string' as const, $not: ENCRYPTED };
  for await (const { _id, secondFactor } of operators.find({ [OPERATOR_SECRET]: isPlain })) {
    const secret = secondFactor?.secret ?? '';
    const encrypted = encryption.encrypt(secret, purposeFor(_id));
    await operators.updateOne({ _id, [OPERATOR_SECRET]: secret }, { $set: { [OPERATOR_SECRET]: encrypted } });
  }
  const webhook = await webhooks.findOne({ _id: 'webhook', secret: isPlain });
  if (!webhook || !('secret' in webhook)) return;
  const { _id, secret } = webhook;
  await webhooks.updateOne(
    { _id, secret },
    { $set: { secret: encryption.encrypt(secret, WEBHOOK_PURPOSE) } },
  );
}
