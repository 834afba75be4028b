import { type ClientSession, ObjectId } from 'mongodb';
import { assertValid } from '../../kernel/errors.ts';
import type { SubjectChange } from '../../kernel/history/recorder.ts';
import type { Role } from '../../kernel/roles.ts';
import { deleteMailsAbout, queueMail } from '../mail/queue-mail.ts';
import { sealSecret } from '../mail/secret.ts';
import type { Invitation } from './collections.ts';
import type { AccountContext } from './context.ts';
import { accountsMessages } from './messages.ts';
import { emailFault, found, idOf, normaliseEmail } from './operators.ts';
import { hashSecret, newSecret } from './secrets.ts';

const VALID_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Invites a person by email. A second invitation replaces the first. The secret is returned only now, for the owner to pass on.
 * @throws UserError if an account with this email exists
 */
export async function invite(
  context: AccountContext,
  address: string,
  role: Role,
): Promise<Invitation & { secret: string }> {
  const { operators, invitations, recorder } = context;
  const email = normaliseEmail(address);
  const isKnown = (await operators.findOne({ email }, { projection: { _id: 1 } })) !== null;
  assertValid({
    ...emailFault(email),
    ...(isKnown && { email: accountsMessages.emailTaken }),
  });
  const secret = newSecret();
  const now = new Date();
  const terms = { role, createdAt: now, expiresAt: new Date(now.getTime() + VALID_MS) };
  return recorder.transact(async (session) => {
    const former = await invitations.findOneAndDelete({ email }, { session });
    const _id = former?._id ?? new ObjectId();
    const invitation: Invitation = { _id, email, tokenHash: hashSecret(secret), ...terms };
    await invitations.insertOne(invitation, { session });
    await recorder.record(session, [invitationChange(former, invitation)]);
    await mailInvitation(context, session, invitation, secret);
    return { ...invitation, secret };
  });
}

async function mailInvitation(
  context: AccountContext,
  session: ClientSession,
  { _id, email, role, expiresAt, tokenHash }: Invitation,
  secret: string,
): Promise<void> {
  const about = mailsAbout(_id);
  await deleteMailsAbout(context, session, about);
  const by = context.recorder.author?.name ?? null;
  const data = { role, by, secret: sealSecret(context.encryption, secret), expiresAt };
  const mail = { kind: 'operator-invitation', to: email, key: `invitation ${tokenHash}` } as const;
  await queueMail(context, session, { ...mail, about, data, validUntil: expiresAt });
}

function mailsAbout(invitationId: ObjectId): string {
  return `invitation ${invitationId.toHexString()}`;
}

/** An invitation as recorded in the activity log, without its secret. */
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

/** The invitations that have not expired. */
export function listInvitations({ invitations }: AccountContext): Promise<Invitation[]> {
  return invitations
    .find({ expiresAt: { $gt: new Date() } })
    .sort({ _id: 1 })
    .toArray();
}

/** @throws UserError for an unknown id. */
export function withdrawInvitation(context: AccountContext, id: string): Promise<Invitation> {
  const { invitations, recorder } = context;
  return recorder.transact(async (session) => {
    const withdrawn = found(await invitations.findOneAndDelete({ _id: idOf(id) }, { session }));
    await recorder.record(session, [invitationChange(withdrawn, null)]);
    await deleteMailsAbout(context, session, mailsAbout(withdrawn._id));
    return withdrawn;
  });
}
