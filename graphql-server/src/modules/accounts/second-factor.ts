import { randomBytes } from 'node:crypto';
import { UserError } from '../../kernel/errors.ts';
import type { StoredSecret } from '../../kernel/module.ts';
import type { AccountCollections, Operator, SecondFactor } from './collections.ts';
import type { AccountContext } from './context.ts';
import { accountsMessages } from './messages.ts';
import { changeOwn, findSignedIn } from './operators.ts';
import { hashSecret } from './secrets.ts';
import type { SignInAttempt } from './sign-in-limit.ts';
import { accountChange } from './write-account.ts';

const ISSUER = 'Mela';
const STEP_S = 30;
/** The number of time steps by which a device's clock may differ: half a minute. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 8;

type Keys = Pick<AccountContext, 'operators' | 'encryption'>;

/** The secret for an authenticator app: as text, and as the URI for a QR code. */
export interface SecondFactorSetup {
  secret: string;
  uri: string;
}

/**
 * Starts to set up a second factor, with a new secret each time. Sign-ins require it once a code has been entered. @throws
 * UserError when one is set up
 */
export async function beginSecondFactor(
  context: Keys,
  { _id, email, secondFactor }: Operator,
): Promise<SecondFactorSetup> {
  if (secondFactor?.isConfirmed) throw new UserError('CONFLICT', accountsMessages.secondFactorAlreadyOn);
  const { Secret, TOTP } = await import('otpauth');
  const totp = new TOTP({ issuer: ISSUER, label: email, secret: new Secret({ size: 20 }) });
  const secret = totp.secret.base32;
  const begun = {
    secret: context.encryption.encrypt(secret, purposeFor(_id)),
    isConfirmed: false,
    lastStep: 0,
    recoveryCodes: [],
  };
  // Do not replace a factor that was confirmed in the meantime: the activity log must record its removal.
  const { matchedCount } = await context.operators.updateOne(
    { _id, 'secondFactor.isConfirmed': { $ne: true } },
    { $set: { secondFactor: begun }, $inc: { version: 1 } },
  );
  if (matchedCount === 0) throw new UserError('CONFLICT', accountsMessages.secondFactorAlreadyOn);
  return { secret, uri: totp.toString() };
}

/** Confirms a second factor. @returns the recovery codes, which are never returned again @throws UserError for a wrong code */
export async function confirmSecondFactor(context: AccountContext, code: string): Promise<string[]> {
  const { _id, secondFactor } = await findSignedIn(context);
  const secret = secondFactor?.isConfirmed === false ? secretOf(context, _id, secondFactor) : null;
  const step = secret === null ? null : await stepOf(secret, code);
  if (!secondFactor || step === null) throw wrongCode('BAD_USER_INPUT');
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const recoveryCodes = codes.map((one) => hashSecret(plain(one)));
  const confirmed = { ...secondFactor, isConfirmed: true, lastStep: step, recoveryCodes };
  await changeOwn(context, { secondFactor: confirmed }, async (operator, session) => {
    // If the factor was set up again or confirmed in the meantime, the app or the recovery codes would no
    // longer match.
    const isSame = operator.secondFactor?.secret === secondFactor.secret;
    if (!isSame || operator.secondFactor?.isConfirmed) throw wrongCode('BAD_USER_INPUT');
    const change = accountChange(operator, { secondFactor: false }, { secondFactor: true });
    await context.recorder.record(session, [change]);
  });
  return codes;
}

export function removeSecondFactor(context: AccountContext): Promise<Operator> {
  return changeOwn(context, {}, async ({ secondFactor, ...operator }, session) => {
    await context.operators.updateOne({ _id: operator._id }, { $unset: { secondFactor: '' } }, { session });
    const before = { secondFactor: secondFactor?.isConfirmed === true };
    const change = accountChange(operator, before, { secondFactor: false });
    await context.recorder.record(session, [change]);
    return operator;
  });
}

/** @throws UserError when the operator has a second factor and the code is missing or wrong */
export async function acceptCode(
  context: Keys,
  { _id, secondFactor }: Operator,
  code: string | null | undefined,
  attempt: SignInAttempt,
): Promise<void> {
  if (!secondFactor?.isConfirmed) return;
  if (code == null || code.trim() === '') {
    // A missing code counts as neither failure nor success. As a success, it would allow endless guesses.
    await attempt.undo();
    throw new UserError('UNAUTHENTICATED', accountsMessages.enterCode, {
      fieldErrors: { code: accountsMessages.enterCode },
    });
  }
  const secret = secretOf(context, _id, secondFactor);
  const isTaken =
    (secret !== null && (await takeStep(context, _id, secret, code))) ||
    (await takeRecovery(context, _id, code));
  if (!isTaken)
    throw wrongCode(
      'UNAUTHENTICATED',
      secret === null ? accountsMessages.useRecoveryCode : accountsMessages.wrongCode,
    );
}

/**
 * Marks a time step as used. The database checks it, so that only one of two requests with the same code
 * succeeds.
 */
async function takeStep(
  { operators }: Pick<AccountContext, 'operators'>,
  _id: Operator['_id'],
  secret: string,
  code: string,
): Promise<boolean> {
  const step = await stepOf(secret, code);
  if (step === null) return false;
  const { modifiedCount } = await operators.updateOne(
    { _id, 'secondFactor.lastStep': { $lt: step } },
    { $set: { 'secondFactor.lastStep': step } },
  );
  return modifiedCount > 0;
}

async function takeRecovery(
  { operators }: Pick<AccountContext, 'operators'>,
  _id: Operator['_id'],
  code: string,
): Promise<boolean> {
  const hash = hashSecret(plain(code));
  const { modifiedCount } = await operators.updateOne(
    { _id, 'secondFactor.recoveryCodes': hash },
    { $pull: { 'secondFactor.recoveryCodes': hash } },
  );
  return modifiedCount > 0;
}

/** All stored secrets of second factors, encrypted. */
export async function secondFactorSecrets({
  operators,
}: Pick<AccountCollections, 'operators'>): Promise<StoredSecret[]> {
  const withSecret = await operators.find({ 'secondFactor.secret': { $type: 'string' } }).toArray();
  return withSecret.map(({ _id, secondFactor }) => ({
    secret: secondFactor?.secret ?? '',
    purpose: purposeFor(_id),
  }));
}

/** The encryption purpose of an operator's secret. It prevents using the secret for another operator. */
export function purposeFor(operatorId: Operator['_id']): string {
  return `second factor of ${operatorId.toHexString()}`;
}

/** @returns null if it was encrypted with another key, for example in another shop's backup */
function secretOf({ encryption }: Keys, _id: Operator['_id'], { secret }: SecondFactor): string | null {
  return encryption.decrypt(secret, purposeFor(_id));
}

/** @returns the time step of a code; null for a wrong one */
async function stepOf(secret: string, code: string): Promise<number | null> {
  const { Secret, TOTP } = await import('otpauth');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), window: WINDOW });
  return delta === null ? null : Math.floor(Date.now() / 1000 / STEP_S) + delta;
}

/** A code such as 3f9a-1c07-be52-90d4. */
function newRecoveryCode(): string {
  return randomBytes(RECOVERY_BYTES)
    .toString('hex')
    .replaceAll(/.{4}(?=.)/g, '$&-');
}

function plain(code: string): string {
  return code.toLowerCase().replaceAll(/[^0-9a-f]/g, '');
}

function wrongCode(
  code: 'BAD_USER_INPUT' | 'UNAUTHENTICATED',
  message = accountsMessages.wrongCode,
): UserError {
  return new UserError(code, message, { fieldErrors: { code: message } });
}
