import { type ClientSession, ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import type { Operator, Passkey } from './collections.ts';
import type { AccountContext } from './context.ts';
import { accountsMessages } from './messages.ts';
import { changeOwn, findSignedIn, found, idOf, labelFault } from './operators.ts';
import { newChallenge, readResponse, takeChallenge } from './passkey-challenges.ts';
import { accountChange } from './write-account.ts';

const SHOP = 'Mela';
const MAX_PASSKEYS = 20;
/** Manufacturers' certificates are not requested or read, because they contain URLs that a server would fetch. */
const WITHOUT_CERTIFICATES = new Set(['none', 'packed']);
/** The COSE numbers of EdDSA, ES256 and RS256. Every authenticator supports at least one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Starts to register a passkey. @returns the JSON for `navigator.credentials.create` */
export async function beginPasskey(
  context: AccountContext,
  { _id, email, name }: Pick<Operator, '_id' | 'email' | 'name'>,
): Promise<unknown> {
  const { id } = assertPossible(context);
  const own = await context.passkeys.find({ operatorId: _id }).toArray();
  if (own.length >= MAX_PASSKEYS) {
    throw new UserError('CONFLICT', accountsMessages.tooManyPasskeys({ max: MAX_PASSKEYS }));
  }
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: SHOP,
    rpID: id,
    attestationType: 'none',
    userID: handleOf(_id),
    userName: email,
    userDisplayName: name,
    challenge: await newChallenge(context, sessionOf(context)),
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // The browser finds the passkey without an email address and unlocks it with a fingerprint or PIN, so it counts as both
    // factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** @throws UserError for an invalid name, or a response that was created for another session */
export async function registerPasskey(
  context: AccountContext,
  name: string,
  response: unknown,
): Promise<Passkey> {
  const { _id: operatorId } = await findSignedIn(context);
  const label = name.normalize('NFC').trim();
  assertValid(labelFault(label));
  const credential = await verifyRegistration(context, response);
  const passkey: Passkey = {
    _id: new ObjectId(),
    operatorId,
    name: label,
    ...credential,
    createdAt: new Date(),
  };
  return changePasskeys(context, async (session) => {
    try {
      await context.passkeys.insertOne(passkey, { session });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new UserError('CONFLICT', accountsMessages.passkeyAlreadyAdded);
    }
    return passkey;
  });
}

/** Changes the caller's own passkeys, and records their number. */
function changePasskeys<T>(
  context: AccountContext,
  write: (session: ClientSession, operatorId: ObjectId) => Promise<T>,
): Promise<T> {
  return changeOwn(context, {}, async (operator, session) => {
    const count = () => context.passkeys.countDocuments({ operatorId: operator._id }, { session });
    const before = { passkeys: await count() };
    const result = await write(session, operator._id);
    const change = accountChange(operator, before, { passkeys: await count() });
    await context.recorder.record(session, [change]);
    return result;
  });
}

async function verifyRegistration(context: AccountContext, response: unknown) {
  const party = assertPossible(context);
  const signed = readResponse(response);
  const isOpen = signed && (await takeChallenge(context, signed.challenge, sessionOf(context)));
  if (!isOpen) throw new UserError('BAD_USER_INPUT', accountsMessages.passkeyNotAdded);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verification = await readAttestation(response)
    .then(() =>
      verifyRegistrationResponse({
        response: response as never,
        expectedChallenge: signed.challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    )
    .catch(() => null);
  if (!verification?.verified) throw new UserError('BAD_USER_INPUT', accountsMessages.passkeyNotAdded);
  const { id, publicKey, counter, transports = [] } = verification.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** @throws Error if the response contains a certificate */
async function readAttestation(response: unknown): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const { attestationObject } = (response as { response: { attestationObject: string } }).response;
  const attestation = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
  const hasCertificate = attestation.get('attStmt').get('x5c') !== undefined;
  if (hasCertificate || !WITHOUT_CERTIFICATES.has(attestation.get('fmt'))) throw new Error('A certificate');
}

/** The caller's own passkeys. */
export async function listPasskeys(context: AccountContext): Promise<Passkey[]> {
  const { _id: operatorId } = await findSignedIn(context);
  return context.passkeys.find({ operatorId }).sort({ _id: 1 }).toArray();
}

/**
 * Removes a passkey. The last one can be removed too, because the password remains.
 * @throws UserError for an id that is not the operator's own
 */
export function removePasskey(context: AccountContext, id: string): Promise<Passkey> {
  return changePasskeys(context, async (session, operatorId) =>
    found(await context.passkeys.findOneAndDelete({ _id: idOf(id), operatorId }, { session })),
  );
}

/** The user handle that an authenticator stores with a passkey and returns when it is used. */
export function handleOf(operatorId: ObjectId): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(operatorId.toHexString(), 'hex'));
}

/** @throws UserError with the reason why browsers cannot store passkeys for this address */
export function assertPossible({ relyingParty }: AccountContext): { id: string; origin: string } {
  const party = relyingParty();
  if ('obstacle' in party) throw new UserError('FORBIDDEN', party.obstacle);
  return party;
}

function sessionOf({ viewer }: AccountContext): string {
  return viewer.kind === 'operator' ? `session ${viewer.sessionId}` : '';
}
