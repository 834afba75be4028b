import { ObjectId } from 'mongodb';
import { UserError } from './errors.ts';

/** Each may do what those before it may, and more. */
export const ROLES = ['VIEWER', 'EDITOR', 'OWNER'] as const;

export type Role = (typeof ROLES)[number];

/** What an API token is for. Modules add scopes by `extend enum TokenScope` in their schema. */
export type TokenScope = string;

/** Who asks. */
export type Viewer =
  /** Any caller of an admin without accounts, and commands on the machine itself. */
  | { kind: 'open'; isCommand?: true }
  /** `refusal` says why the rights of an open admin are not theirs. */
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

/** What a call needs: the role, and the scope with which a token may make it; without one no token may. */
export interface Needs {
  role: Role;
  scope: TokenScope | null;
}

/** @throws UserError, which tells nothing of what the call is about. */
export function assertMay(viewer: Viewer, { role, scope }: Needs): void {
  if (viewer.kind === 'open') return;
  assertNotRefused(viewer);
  if (viewer.kind === 'anonymous' && scope === null) throw signInFirst();
  assertKnown(viewer);
  if (viewer.kind === 'token' && (scope === null || !viewer.scopes.includes(scope))) {
    throw new UserError('FORBIDDEN', 'This token may not do this.');
  }
  if (!reaches(viewer.role, role)) throw new UserError('FORBIDDEN', 'Your account may not do this.');
}

export function isAllowed(viewer: Viewer, needs: Needs): boolean {
  try {
    assertMay(viewer, needs);
    return true;
  } catch {
    return false;
  }
}

/** @throws UserError for callers that are not signed in; it says what a program does instead. */
export function assertKnown(viewer: Viewer): asserts viewer is Exclude<Viewer, { kind: 'anonymous' }> {
  assertNotRefused(viewer);
  if (viewer.kind === 'anonymous') throw signInFirst(' Programs send an API token: commands read API_TOKEN.');
}

/** @throws UserError for a caller who would have the rights of an open admin, if they sat at the machine */
export function assertNotRefused(viewer: Viewer): void {
  if (viewer.kind === 'anonymous' && viewer.refusal !== undefined)
    throw new UserError('FORBIDDEN', viewer.refusal);
}

/** @param instead where something else would do as well. */
export function signInFirst(instead = ''): UserError {
  return new UserError('UNAUTHENTICATED', `Sign in first.${instead}`);
}

function reaches(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

/** Tells one caller from another, such as in the cache. Never empty, and without line breaks. */
export function principalOf(viewer: Viewer): string {
  if (viewer.kind === 'operator') return viewer.operatorId;
  // The name of all callers before there were accounts.
  return viewer.kind === 'token'
    ? `token ${viewer.tokenId}`
    : viewer.kind === 'open'
      ? 'anonymous'
      : 'shopper';
}

/** Who makes a change; the name is the one that they have then. */
export interface Author {
  name: string;
  /** Also where a token of theirs is used. */
  operatorId?: ObjectId;
}

/** The author of changes by commands on the machine itself. */
export const COMMAND_LINE: Author = { name: 'Command line' };

/** The author of what the shop does by itself. */
export const SHOP_ITSELF: Author = { name: 'The shop itself' };

/** The author of a caller's changes; null for callers that are not signed in. */
export function authorOf(viewer: Viewer): Author | null {
  if (viewer.kind === 'open') return viewer.isCommand ? COMMAND_LINE : null;
  if (viewer.kind === 'anonymous') return null;
  const operatorId = ObjectId.createFromHexString(viewer.operatorId);
  const name = viewer.kind === 'token' ? `${viewer.tokenName}, a token of ${viewer.name}` : viewer.name;
  return { name, operatorId };
}
