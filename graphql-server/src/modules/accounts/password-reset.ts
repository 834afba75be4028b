import { UserError } from '../../kernel/errors.ts';
import { deleteMailsAbout, queueMail } from '../mail/queue-mail.ts';
import { sealSecret } from '../mail/secret.ts';
import type { Operator } from './collections.ts';
import type { AccountContext } from './context.ts';
import { accountsMessages } from './messages.ts';
import { assertNewPassword, found, idOf } from './operators.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { accountChange, changeOperator, setPassword } from './write-account.ts';

const VALID_MS = 24 * 60 * 60 * 1000;

/**
 * Creates a link for an operator who has forgotten the password, and emails it. A new link replaces the previous one. The secret
 * is returned only now, for the owner to pass on.
 * @throws UserError for an unknown id
 */
export async function createPasswordReset(
  context: AccountContext,
  id: string,
): Promise<{ secret: string; expiresAt: Date }> {
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + VALID_MS);
  const passwordReset = { tokenHash: hashSecret(secret), expiresAt };
  await context.recorder.transact(async (session) => {
    const operator = found(await changeOperator(context, idOf(id), { passwordReset }, session));
    const change = accountChange(operator, {}, { resetLink: 'NEW' });
    await context.recorder.record(session, [change]);
    const about = `password ${id.toLowerCase()}`;
    await deleteMailsAbout(context, session, about);
    const data = { name: operator.name, secret: sealSecret(context.encryption, secret), expiresAt };
    const mail = {
      kind: 'password-reset',
      to: operator.email,
      key: `reset ${passwordReset.tokenHash}`,
    } as const;
    await queueMail(context, session, { ...mail, about, data, validUntil: expiresAt });
  });
  return { secret, expiresAt };
}

/**
 * Sets the password of the link's account, and ends its sessions. The operator has to sign in afterwards, because a second factor
 * may be required.
 * @throws UserError when the link was used, expired or replaced, or the password is not acceptable
 */
export async function resetPassword(
  context: AccountContext,
  secret: string,
  next: string,
): Promise<Operator> {
  context.sessionCookie.assertPrivate();
  const tokenHash = hashSecret(secret);
  const operator = await context.operators.findOne({ 'passwordReset.tokenHash': tokenHash });
  if (!operator?.passwordReset || operator.passwordReset.expiresAt < new Date()) {
    throw new UserError('FORBIDDEN', accountsMessages.resetLinkExpired);
  }
  await assertNewPassword(next, operator.email);
  const recorder = context.recorder.as({ name: operator.name, operatorId: operator._id });
  const isSame = ({ passwordReset }: Operator) => passwordReset?.tokenHash === tokenHash;
  const changed = found(await setPassword({ ...context, recorder }, operator._id, next, isSame));
  return changed;
}
