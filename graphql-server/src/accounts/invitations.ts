import { ObjectId } from 'mongodb';
import { assertValid } from '../errors.ts';
import type { SubjectChange } from '../history/recorder.ts';
import type { Role } from '../roles.ts';
import type { Invitation } from './collections.ts';
import type { AccountContext } from './context.ts';
import { emailFault, found, idOf, normaliseEmail } from './operators.ts';
import { hashSecret, newSecret } from './secrets.ts';

const VALID_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Invites the owner of an email address; a second invitation replaces the first. There is no mail: the owner
 * of the shop hands the secret over, which is answered this once and stored nowhere.
 * @throws UserError for an email of which there is an account.
 */
export async function invite(
  { operators, invitations, recorder }: AccountContext,
  address: string,
  role: Role,
): Promise<Invitation & { secret: string }> {
  const email = normaliseEmail(address);
  const isKnown = (await operators.findOne({ email }, { projection: { _id: 1 } })) !== null;
  assertValid({ ...emailFault(email), ...(isKnown && { email: 'There is an account with this email' }) });
  const secret = newSecret();
  const now = new Date();
  const terms = { role, createdAt: now, expiresAt: new Date(now.getTime() + VALID_MS) };
  return recorder.transact(async (session) => {
    const former = await invitations.findOneAndDelete({ email }, { session });
    const _id = former?._id ?? new ObjectId();
    const invitation: Invitation = { _id, email, tokenHash: hashSecret(secret), ...terms };
    await invitations.insertOne(invitation, { session });
    await recorder.record(session, [invitationChange(former, invitation)]);
    return { ...invitation, secret };
  });
}

/** What the history has of an invitation: nothing of what its link is made of. */
function invitationChange(before: Invitation | null, after: Invitation | null): SubjectChange {
  const invitation = (after ?? before) as Invitation;
  const stateOf = ({ role, expiresAt }: Invitation) => ({ role, expiresAt });
  return {
    subject: 'INVITATION',
    id: invitation._id,
    name: invitation.email,
    before: before && { ...stateOf(before), link: 'FORMER' },
    after: after && { ...stateOf(after), link: 'NEW' },
    ...(!(before && after) && { document: stateOf(invitation) }),
  };
}

/** Those that can still be accepted. */
export function listInvitations({ invitations }: AccountContext): Promise<Invitation[]> {
  return invitations
    .find({ expiresAt: { $gt: new Date() } })
    .sort({ _id: 1 })
    .toArray();
}

/** @throws UserError for an unknown id. */
export function withdrawInvitation(
  { invitations, recorder }: AccountContext,
  id: string,
): Promise<Invitation> {
  return recorder.transact(async (session) => {
    const withdrawn = found(await invitations.findOneAndDelete({ _id: idOf(id) }, { session }));
    await recorder.record(session, [invitationChange(withdrawn, null)]);
    return withdrawn;
  });
}
