import type { Encryption } from '../../kernel/encryption.ts';
import type { Viewer } from '../../kernel/roles.ts';
import type { MailCollections } from '../mail/collection.ts';
import type { Identities } from './identities.ts';
import type { RelyingParty } from './relying-party.ts';
import type { RecordedAccounts } from './write-account.ts';

/** The session cookie of an operator's browser. */
export interface SessionCookie {
  /** @throws UserError if the cookie could be intercepted in transit */
  assertPrivate(): void;
  set(token: string, isRemembered: boolean): void;
  clear(): void;
}

/** Identifies a browser during a sign-in with a passkey. */
export interface BrowserCookie {
  read(): string | null;
  set(token: string): void;
  clear(): void;
}

/** The context of account services. */
export interface AccountContext extends RecordedAccounts, MailCollections {
  identities: Identities;
  encryption: Encryption;
  viewer: Viewer;
  /** The caller's IP address. */
  address: string;
  /** The User-Agent header. */
  userAgent: string;
  sessionCookie: SessionCookie;
  browserCookie: BrowserCookie;
  relyingParty: () => RelyingParty;
}
