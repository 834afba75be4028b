import type { Encryption } from '../../kernel/encryption.ts';
import type { Viewer } from '../../kernel/roles.ts';
import type { MailCollections } from '../mail/collection.ts';
import type { Identities } from './identities.ts';
import type { RelyingParty } from './relying-party.ts';
import type { RecordedAccounts } from './write-account.ts';

/** The cookie of a signed-in operator's browser. */
export interface SessionCookie {
  /** @throws UserError where the cookie could be read on its way. */
  assertPrivate(): void;
  set(token: string, isRemembered: boolean): void;
  clear(): void;
}

/** Tells one browser from others during a sign-in with a passkey. */
export interface BrowserCookie {
  read(): string | null;
  set(token: string): void;
  clear(): void;
}

/** What the services of the accounts are handed with a request. */
export interface AccountContext extends RecordedAccounts, MailCollections {
  identities: Identities;
  encryption: Encryption;
  viewer: Viewer;
  /** Where the request comes from: an IP address. */
  address: string;
  /** What its browser calls itself. */
  userAgent: string;
  sessionCookie: SessionCookie;
  browserCookie: BrowserCookie;
  relyingParty: () => RelyingParty;
}
