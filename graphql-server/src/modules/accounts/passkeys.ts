import { type ClientSession, ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import type { Operator, Passkey } from './collections.ts';
import type { AccountContext } from './context.ts';
import { changeOwn, findSignedIn, found, idOf, labelFault } from './operators.ts';
import { newChallenge, readResponse, takeChallenge } from './passkey-challenges.ts';
import { accountChange } from './write-account.ts';

const SHOP = 'Mela';
const MAX_PASSKEYS = 20;
/** Certificates of a maker are neither asked for nor read: they name addresses that a server is to look at. */
const WITHOUT_CERTIFICATES = new Set(['none', 'packed']);
/** By COSE: EdDSA, ES256 and RS256, one of which every authenticator has. */
const ALGORITHMS = [-8, -7, -257];
const NOT_TAKEN = 'This passkey was not taken: begin again.';

/** Begins to register a passkey. @returns what `navigator.credentials.create` takes, as JSON. */
export async function beginPasskey(
  context: AccountContext,
  { _id, email, name }: Pick<Operator, '_id' | 'email' | 'name'>,
): Promise<unknown> {
  const { id } = assertPossible(context);
  const own = await context.passkeys.find({ operatorId: _id }).toArray();
  if (own.length >= MAX_PASSKEYS) {
    throw new UserError('CONFLICT', `There are ${MAX_PASSKEYS} passkeys already: remove one first.`);
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
    // Found by the browser without an email, and unlocked by a finger or a PIN: that makes it both factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** @throws UserError for a name that will not do, and for what was not made for this session. */
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
      throw new UserError('CONFLICT', 'This passkey is registered already.');
    }
    return passkey;
  });
}

/** Changes one's own passkeys; the history is told how many there are. */
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
  if (!isOpen) throw new UserError('BAD_USER_INPUT', NOT_TAKEN);
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
  if (!verification?.verified) throw new UserError('BAD_USER_INPUT', NOT_TAKEN);
  const { id, publicKey, counter, transports = [] } = verification.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** @throws for what has a certificate. */
async function readAttestation(response: unknown): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const { attestationObject } = (response as { response: { attestationObject: string } }).response;
  const attestation = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
  const hasCertificate = attestation.get('attStmt').get('x5c') !== undefined;
  if (hasCertificate || !WITHOUT_CERTIFICATES.has(attestation.get('fmt'))) throw new Error('A certificate');
}

/** One's own. */
export async function listPasskeys(context: AccountContext): Promise<Passkey[]> {
  const { _id: operatorId } = await findSignedIn(context);
  return context.passkeys.find({ operatorId }).sort({ _id: 1 }).toArray();
}

/**
 * The last one too: there is always the password.
 * @throws UserError for an id that is not the operator's own.
 */
export function removePasskey(context: AccountContext, id: string): Promise<Passkey> {
  return changePasskeys(context, async (session, operatorId) =>
    found(await context.passkeys.findOneAndDelete({ _id: idOf(id), operatorId }, { session })),
  );
}

/** What an authenticator keeps with a passkey, and tells when it is used: whose it is. */
export function handleOf(operatorId: ObjectId): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(operatorId.toHexString(), 'hex'));
}

/** @throws UserError where browsers keep no passkeys, and says why. */
export function assertPossible({ relyingParty }: AccountContext): { id: string; origin: string } {
  const party = relyingParty();
  if ('obstacle' in party) throw new UserError('FORBIDDEN', party.obstacle);
  return party;
}

function sessionOf({ viewer }: AccountContext): string {
  return viewer.kind === 'operator' ? `session ${viewer.sessionId}` : '';
}
