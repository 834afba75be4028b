import { ENCRYPTED, type Encryption } from '../../kernel/encryption.ts';
import { purposeFor } from '../../modules/accounts/second-factor.ts';
import { readWebhooks } from '../../modules/publishing/webhook/read-webhooks.ts';
import { WEBHOOK_PURPOSE } from '../../modules/publishing/webhook/secret.ts';
import type { Collections } from './collections.ts';

type Keepers = Pick<Collections, 'operators' | 'webhooks'>;

const OPERATOR_SECRET = 'secondFactor.secret';

/** Encrypts what was stored before there was a key. */
export async function encryptSecrets(
  { operators, webhooks }: Keepers,
  encryption: Encryption,
): Promise<void> {
  const isPlain = { $type: 'string' as const, $not: ENCRYPTED };
  for await (const { _id, secondFactor } of operators.find({ [OPERATOR_SECRET]: isPlain })) {
    const secret = secondFactor?.secret ?? '';
    const encrypted = encryption.encrypt(secret, purposeFor(_id));
    // Unless it was set up anew meanwhile.
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

/** Whether all of it was encrypted with the key of this server, and not with that of another or of a former one. */
export async function areSecretsReadable(
  { operators, webhooks }: Keepers,
  encryption: Encryption,
): Promise<boolean> {
  const told = await readWebhooks({ webhooks });
  const secrets = [
    ...told.map(({ secret }) => ({ secret, purpose: WEBHOOK_PURPOSE })),
    ...(await operators.find({ [OPERATOR_SECRET]: { $type: 'string' } }).toArray()).map(
      ({ _id, secondFactor }) => ({ secret: secondFactor?.secret ?? '', purpose: purposeFor(_id) }),
    ),
  ];
  return secrets.every(({ secret, purpose }) => encryption.decrypt(secret, purpose) !== null);
}
