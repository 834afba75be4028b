import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { Role, TokenScope } from '../../kernel/roles.ts';

/** A user of the admin. */
export interface Operator {
  _id: ObjectId;
  /** In lower case; no two have the same. */
  email: string;
  name: string;
  role: Role;
  /** In the PHC string format. */
  passwordHash: string;
  secondFactor?: SecondFactor;
  /** Where they signed in from, the latest first: hashes (sign-in-limit.ts). */
  networks?: string[];
  /** Lets the bearer of its link choose a password, once. */
  passwordReset?: { tokenHash: string; expiresAt: Date } | null;
  version: number;
  createdAt: Date;
  signedInAt?: Date;
}

export interface SecondFactor {
  /** Encrypted: in base 32. */
  secret: string;
  /** Until a code has been entered, it is not asked for. */
  isConfirmed: boolean;
  /** The time step of the last code that was taken: each is taken once. */
  lastStep: number;
  /** Hashes; each is taken once. */
  recoveryCodes: string[];
}

/** A browser in which an operator is signed in. */
export interface Session {
  /** The hash of the token in the cookie. */
  _id: string;
  operatorId: ObjectId;
  createdAt: Date;
  usedAt: Date;
  /** Which browser began it, as far as it says. */
  device?: string;
  /** Whether the browser keeps the cookie when it is closed. */
  isRemembered: boolean;
}

/** Lets the bearer of its link make an account. */
export interface Invitation {
  _id: ObjectId;
  tokenHash: string;
  email: string;
  role: Role;
  createdAt: Date;
  expiresAt: Date;
}

/** Lets a program in, for one operator and some scopes. */
export interface ApiToken {
  _id: ObjectId;
  tokenHash: string;
  operatorId: ObjectId;
  name: string;
  scopes: TokenScope[];
  createdAt: Date;
  usedAt?: Date;
}

/** Lets an operator in, from a device that unlocks it by a finger or a PIN. */
export interface Passkey {
  _id: ObjectId;
  /** In base64url, as browsers name it; no two have the same. */
  credentialId: string;
  operatorId: ObjectId;
  name: string;
  /** In base64url: a COSE key. */
  publicKey: string;
  /** How often its device says it was used; 0 where devices share it. */
  counter: number;
  transports: string[];
  createdAt: Date;
  usedAt?: Date;
}

/** Something that an authenticator was asked to sign. */
interface PasskeyChallenge {
  /** Its hash. */
  _id: string;
  /** Which session or browser it is for. */
  boundTo: string;
  /** Who has asked: the network of an address. */
  network: string;
  expiresAt: Date;
}

/** How often a sign-in has failed for an account from unknown networks, from an address, or with a session. */
export interface SignInFailures {
  _id: string;
  count: number;
  /** Nothing is tried before. */
  until: Date;
  at: Date;
}

/** A session ends when it was not used for so long. */
export const SESSION_IDLE_S = 12 * 60 * 60;
/** However much it is used. */
export const SESSION_MAX_AGE_S = 30 * 24 * 60 * 60;
/** For so long a browser may ask for a finger or a PIN. */
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
