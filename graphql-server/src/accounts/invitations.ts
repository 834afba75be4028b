import { ObjectId } from 'mongodb';
import { assertValid } from '../errors.ts';
import type { Invitation } from './collections.ts';
import type { AccountContext } from './context.ts';
import { emailFault, found, idOf, normaliseEmail } from './operators.ts';
import type { Role } from './roles.ts';
import { hashSecret, newSecret } from './secrets.ts';

const VALID_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Invites somebody; a second time instead of the first. There is no mail: the owner hands the secret over, which is
 * answered this once and stored nowhere.
 * @throws UserError for an email of which there is an account.
 */
export async function invite(
  { operators, invitations }: AccountContext,
  address: string,
  role: Role,
): Promise<Invitation & { secret: string }> {
  const email = normaliseEmail(address);
  const isKnown = (await operators.findOne({ email }, { projection: { _id: 1 } })) !== null;
  assertValid({ ...emailFault(email), ...(isKnown && { email: 'There is an account with this email' }) });
  const secret = newSecret();
  const now = new Date();
  const terms = { role, createdAt: now, expiresAt: new Date(now.getTime() + VALID_MS) };
  const invitation = await invitations.findOneAndUpdate(
    { email },
    { $set: { tokenHash: hashSecret(secret), ...terms }, $setOnInsert: { _id: new ObjectId() } },
    { upsert: true, returnDocument: 'after' },
  );
  return { ...found(invitation), secret };
}

/** Those that nobody has accepted yet. */
export function listInvitations({ invitations }: AccountContext): Promise<Invitation[]> {
  return invitations
    .find({ expiresAt: { $gt: new Date() } })
    .sort({ _id: 1 })
    .toArray();
}

/** @throws UserError for an unknown id. */
export async function withdrawInvitation({ invitations }: AccountContext, id: string): Promise<Invitation> {
  return found(await invitations.findOneAndDelete({ _id: idOf(id) }));
}
