import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { Role, TokenScope } from '../../kernel/roles.ts';

/** A user of the admin. */
export interface Operator {
  _id: ObjectId;
  /** The email address for signing in, unique and in lower case. */
  email: string;
  name: string;
  role: Role;
  /** The password's hash in the PHC string format. */
  passwordHash: string;
  secondFactor?: SecondFactor;
  /** Hashes of the networks from which they signed in, latest first (sign-in-limit.ts). */
  networks?: string[];
  /** A link with which its holder can choose a password, once. */
  passwordReset?: { tokenHash: string; expiresAt: Date } | null;
  version: number;
  createdAt: Date;
  signedInAt?: Date;
}

export interface SecondFactor {
  /** Encrypted, in base 32. */
  secret: string;
  /** Whether a code was entered to confirm it. Until then, it is not required. */
  isConfirmed: boolean;
  /** The time step of the last accepted code, because each code is accepted only once. */
  lastStep: number;
  /** Hashes of the remaining codes. Each code is accepted only once. */
  recoveryCodes: string[];
}

/** A session of an operator in one browser. */
export interface Session {
  /** The hash of the cookie's token. */
  _id: string;
  operatorId: ObjectId;
  createdAt: Date;
  usedAt: Date;
  /** The browser that started it, from its User-Agent header. */
  device?: string;
  /** Whether the browser keeps the cookie after it is closed. */
  isRemembered: boolean;
}

/** A link with which its holder can create an account. */
export interface Invitation {
  _id: ObjectId;
  tokenHash: string;
  email: string;
  role: Role;
  createdAt: Date;
  expiresAt: Date;
}

/** A token with which a program acts for one operator, limited to some scopes. */
export interface ApiToken {
  _id: ObjectId;
  tokenHash: string;
  operatorId: ObjectId;
  name: string;
  scopes: TokenScope[];
  createdAt: Date;
  usedAt?: Date;
}

/** A passkey: a device on which an operator signs in with a fingerprint or a PIN. */
export interface Passkey {
  _id: ObjectId;
  /** The browser's id for it in base64url. Unique. */
  credentialId: string;
  operatorId: ObjectId;
  name: string;
  /** The public key: a COSE key in base64url. */
  publicKey: string;
  /** The device's use counter. 0 if several devices share the passkey. */
  counter: number;
  transports: string[];
  createdAt: Date;
  usedAt?: Date;
}

/** A challenge for an authenticator to sign. */
interface PasskeyChallenge {
  /** The hash of the challenge. */
  _id: string;
  /** The session or browser that may respond to it. */
  boundTo: string;
  /** The network of the caller's address. */
  network: string;
  expiresAt: Date;
}

/** Counts failed sign-ins for an account from unknown networks, from an address, or within a session. */
export interface SignInFailures {
  _id: string;
  count: number;
  /** Attempts are rejected until this time. */
  until: Date;
  at: Date;
}

/** A session ends when it is unused for this long. */
export const SESSION_IDLE_S = 12 * 60 * 60;
/** A session ends after this time even if it is in use. */
export const SESSION_MAX_AGE_S = 30 * 24 * 60 * 60;
/** How long a browser may take to ask for the fingerprint or PIN. */
export const CHALLENGE_VALID_S = 5 * 60;
const FAILURES_KEPT_S = 24 * 60 * 60;

export const ACCOUNT_COLLECTIONS = {
  operators: collection<Operator>({
    name: 'operators',
    counted: 'accounts',
    indexes: [
      { key: { email: 1 }, name: 'email', unique: true },
      { key: { 'passwordReset.tokenHash': 1 }, name: 'passwordReset', sparse: true },
    ],
  }),
  sessions: collection<Session>({
    name: 'sessions',
    isBackedUp: false,
    indexes: [
      { key: { usedAt: 1 }, name: 'usedAt', expireAfterSeconds: SESSION_IDLE_S },
      { key: { operatorId: 1 }, name: 'operatorId' },
    ],
  }),
  invitations: collection<Invitation>({
    name: 'invitations',
    indexes: [
      { key: { email: 1 }, name: 'email', unique: true },
      { key: { tokenHash: 1 }, name: 'tokenHash' },
      { key: { expiresAt: 1 }, name: 'expiresAt', expireAfterSeconds: 0 },
    ],
  }),
  apiTokens: collection<ApiToken>({
    name: 'apiTokens',
    indexes: [
      { key: { tokenHash: 1 }, name: 'tokenHash', unique: true },
      { key: { operatorId: 1 }, name: 'operatorId' },
    ],
  }),
  passkeys: collection<Passkey>({
    name: 'passkeys',
    indexes: [
      { key: { credentialId: 1 }, name: 'credentialId', unique: true },
      { key: { operatorId: 1 }, name: 'operatorId' },
    ],
  }),
  passkeyChallenges: collection<PasskeyChallenge>({
    name: 'passkeyChallenges',
    isBackedUp: false,
    indexes: [
      { key: { network: 1 }, name: 'network' },
      { key: { expiresAt: 1 }, name: 'expiresAt', expireAfterSeconds: 0 },
    ],
  }),
  signInFailures: collection<SignInFailures>({
    name: 'signInFailures',
    isBackedUp: false,
    indexes: [{ key: { at: 1 }, name: 'at', expireAfterSeconds: FAILURES_KEPT_S }],
  }),
};

export interface AccountCollections extends CollectionsIn<typeof ACCOUNT_COLLECTIONS> {}
