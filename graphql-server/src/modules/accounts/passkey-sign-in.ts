import { UserError } from '../../kernel/errors.ts';
import type { Operator, Passkey } from './collections.ts';
import type { AccountContext } from './context.ts';
import { accountsMessages } from './messages.ts';
import { newChallenge, readResponse, type SignedChallenge, takeChallenge } from './passkey-challenges.ts';
import { assertPossible, handleOf } from './passkeys.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { noteSignIn } from './sign-in.ts';
import { beginAttempt, networkOf } from './sign-in-limit.ts';

/** Starts a sign-in with any passkey that the browser finds. @returns the JSON for `navigator.credentials.get` */
export async function beginPasskeySignIn(context: AccountContext): Promise<unknown> {
  const { id: rpID } = assertPossible(context);
  context.sessionCookie.assertPrivate();
  // Tabs share the cookie, but each has its own challenge.
  const browser = context.browserCookie.read() ?? newSecret();
  context.browserCookie.set(browser);
  const challenge = await newChallenge(context, boundTo(browser));
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({ rpID, challenge, userVerification: 'required' });
}

/**
 * Signs in with a passkey. It counts as both factors, so no code is required.
 * @throws UserError when anything is wrong, or was wrong too often
 */
export async function signInWithPasskey(
  context: AccountContext,
  response: unknown,
  isRemembered: boolean,
): Promise<Operator> {
  context.sessionCookie.assertPrivate();
  // A passkey cannot be guessed, so failed passwords from this network do not delay it. Its failures do not delay passwords
  // either.
  const attempt = await beginAttempt(context, { network: `passkeys ${networkOf(context.address)}` });
  const signed = readResponse(response);
  const browser = context.browserCookie.read();
  const isOpen =
    signed && browser !== null && (await takeChallenge(context, signed.challenge, boundTo(browser)));
  const passkey = isOpen ? await context.passkeys.findOne({ credentialId: signed.credentialId }) : null;
  const operator = passkey && (await context.operators.findOne({ _id: passkey.operatorId }));
  if (!signed || !passkey || !operator || !(await isUsed(context, passkey, signed, response))) {
    throw new UserError('UNAUTHENTICATED', accountsMessages.passkeyRejected);
  }
  await attempt.undo();
  context.browserCookie.clear();
  return noteSignIn(context, operator, isRemembered);
}

/**
 * Checks the signature, and stores the counter. A counter that did not increase means that the passkey was
 * copied, so it is rejected.
 */
async function isUsed(
  context: AccountContext,
  passkey: Passkey,
  { challenge, userHandle }: SignedChallenge,
  response: unknown,
): Promise<boolean> {
  if (userHandle !== Buffer.from(handleOf(passkey.operatorId)).toString('base64url')) return false;
  const { credentialId, publicKey, counter, transports } = passkey;
  const party = assertPossible(context);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const credential = { id: credentialId, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')) };
  const verification = await verifyAuthenticationResponse({
    response: response as never,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { ...credential, counter, transports },
  }).catch(() => null);
  if (!verification?.verified) return false;
  const use = { counter: verification.authenticationInfo.newCounter, usedAt: new Date() };
  // Filter by the counter: of two concurrent uses only one succeeds, and none if the passkey was removed in
  // the meantime.
  const { matchedCount } = await context.passkeys.updateOne({ _id: passkey._id, counter }, { $set: use });
  return matchedCount > 0;
}

function boundTo(browser: string): string {
  return `browser ${hashSecret(browser)}`;
}
