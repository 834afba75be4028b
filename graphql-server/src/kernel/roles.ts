import { ObjectId } from 'mongodb';
import { UserError } from './errors.ts';

/** Each role has the rights of those before it, and more. */
export const ROLES = ['VIEWER', 'EDITOR', 'OWNER'] as const;

export type Role = (typeof ROLES)[number];

/** What an API token is for. Modules add scopes by `extend enum TokenScope` in their schema. */
export type TokenScope = string;

/** The caller. */
export type Viewer =
  /** Any caller while the admin has no accounts, and commands on the machine itself. */
  | { kind: 'open'; isCommand?: true }
  /** `refusal` says why this caller lacks the rights of an open admin. */
  | { kind: 'anonymous'; refusal?: string }
  | { kind: 'operator'; operatorId: string; name: string; role: Role; sessionId: string }
  | {
      kind: 'token';
      operatorId: string;
      name: string;
      role: Role;
      tokenId: string;
      tokenName: string;
      scopes: readonly TokenScope[];
    };

/** What a call requires: the role, and the scope for tokens. Without a scope, tokens cannot make the call. */
export interface Needs {
  role: Role;
  scope: TokenScope | null;
}

/** @throws UserError, which reveals nothing about the requested thing */
export function assertMay(viewer: Viewer, { role, scope }: Needs): void {
  if (viewer.kind === 'open') return;
  assertNotRefused(viewer);
  if (viewer.kind === 'anonymous' && scope === null) throw signInFirst();
  assertKnown(viewer);
  if (viewer.kind === 'token' && (scope === null || !viewer.scopes.includes(scope))) {
    throw new UserError('FORBIDDEN', 'This token does not have permission to do this.');
  }
  if (!reaches(viewer.role, role)) throw new UserError('FORBIDDEN', 'You do not have permission to do this.');
}

export function isAllowed(viewer: Viewer, needs: Needs): boolean {
  try {
    assertMay(viewer, needs);
    return true;
  } catch {
    return false;
  }
}

/** @throws UserError for callers that are not signed in; it says what programs do instead */
export function assertKnown(viewer: Viewer): asserts viewer is Exclude<Viewer, { kind: 'anonymous' }> {
  assertNotRefused(viewer);
  if (viewer.kind === 'anonymous')
    throw signInFirst(' Programs need an API token. Commands read it from API_TOKEN.');
}

/** @throws UserError for a caller who would have the rights of an open admin from this machine */
export function assertNotRefused(viewer: Viewer): void {
  if (viewer.kind === 'anonymous' && viewer.refusal !== undefined)
    throw new UserError('FORBIDDEN', viewer.refusal);
}

/** @param instead an alternative to signing in */
export function signInFirst(instead = ''): UserError {
  return new UserError('UNAUTHENTICATED', `Sign in first.${instead}`);
}

function reaches(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

/** Identifies a caller, for example in the cache. Never empty, without line breaks. */
export function principalOf(viewer: Viewer): string {
  if (viewer.kind === 'operator') return viewer.operatorId;
  // The name of all callers before accounts existed.
  return viewer.kind === 'token'
    ? `token ${viewer.tokenId}`
    : viewer.kind === 'open'
      ? 'anonymous'
      : 'shopper';
}

/** The author of a change, with the name at that time. */
export interface Author {
  name: string;
  /** Also set if their token was used. */
  operatorId?: ObjectId;
}

/** The author of changes by commands on the machine itself. */
export const COMMAND_LINE: Author = { name: 'Command line' };

/** The author of what the shop does by itself. */
export const SHOP_ITSELF: Author = { name: 'The shop itself' };

/** The author of a caller's changes; null for anonymous callers. */
export function authorOf(viewer: Viewer): Author | null {
  if (viewer.kind === 'open') return viewer.isCommand ? COMMAND_LINE : null;
  if (viewer.kind === 'anonymous') return null;
  const operatorId = ObjectId.createFromHexString(viewer.operatorId);
  const name = viewer.kind === 'token' ? `${viewer.tokenName}, a token of ${viewer.name}` : viewer.name;
  return { name, operatorId };
}
