import type { Message } from '@mela/rules/messages.ts';
import { ObjectId } from 'mongodb';
import { UserError } from './errors.ts';
import { kernelMessages, kernelTexts } from './messages.ts';

/** Each role has all rights of the roles before it. */
export const ROLES = ['VIEWER', 'EDITOR', 'OWNER'] as const;

export type Role = (typeof ROLES)[number];

/** What an API token gives access to. Modules add scopes by `extend enum TokenScope` in their schema. */
export type TokenScope = string;

/** The caller. */
export type Viewer =
  /** Any caller while the admin has no accounts, and commands that run on the server itself. */
  | { kind: 'open'; isCommand?: true }
  /** `refusal` is the reason why this caller does not have the rights of an open admin. */
  | { kind: 'anonymous'; refusal?: Message }
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

/** The required role, and the required scope for tokens. Without a scope, tokens cannot make the call. */
export interface Needs {
  role: Role;
  scope: TokenScope | null;
}

/**
 * @throws UserError if the caller lacks the rights. It does not reveal whether the requested object exists
 */
export function assertMay(viewer: Viewer, { role, scope }: Needs): void {
  if (viewer.kind === 'open') return;
  assertNotRefused(viewer);
  if (viewer.kind === 'anonymous' && scope === null) throw signInFirst();
  assertKnown(viewer);
  if (viewer.kind === 'token' && (scope === null || !viewer.scopes.includes(scope))) {
    throw new UserError('FORBIDDEN', kernelMessages.tokenLacksPermission);
  }
  if (!reaches(viewer.role, role)) throw new UserError('FORBIDDEN', kernelMessages.lacksPermission);
}

export function isAllowed(viewer: Viewer, needs: Needs): boolean {
  try {
    assertMay(viewer, needs);
    return true;
  } catch {
    return false;
  }
}

/** @throws UserError for anonymous callers. The message says how programs authenticate */
export function assertKnown(viewer: Viewer): asserts viewer is Exclude<Viewer, { kind: 'anonymous' }> {
  assertNotRefused(viewer);
  if (viewer.kind === 'anonymous') throw new UserError('UNAUTHENTICATED', kernelMessages.signInOrUseToken);
}

/** @throws UserError for a caller who would have the rights of an open admin if they called from this machine directly */
export function assertNotRefused(viewer: Viewer): void {
  if (viewer.kind === 'anonymous' && viewer.refusal !== undefined)
    throw new UserError('FORBIDDEN', viewer.refusal);
}

export function signInFirst(): UserError {
  return new UserError('UNAUTHENTICATED', kernelMessages.signInFirst);
}

function reaches(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

/** Identifies a caller, for example in cache keys. Not empty, and without line breaks. */
export function principalOf(viewer: Viewer): string {
  if (viewer.kind === 'operator') return viewer.operatorId;
  // The name of every caller before the first account exists.
  return viewer.kind === 'token'
    ? `token ${viewer.tokenId}`
    : viewer.kind === 'open'
      ? 'anonymous'
      : 'shopper';
}

/** The author of a change, with the name at the time of the change. */
export interface Author {
  name: string;
  /** The operator's id, which is also set if one of the operator's tokens made the change. */
  operatorId?: ObjectId;
}

/** The author of changes made by commands on the server itself. */
export const COMMAND_LINE: Author = { name: kernelTexts.commandLine };

/** The author of the shop's automatic changes. */
export const SHOP_ITSELF: Author = { name: kernelTexts.shopItself };

/** The author of a caller's changes; null for anonymous callers. */
export function authorOf(viewer: Viewer): Author | null {
  if (viewer.kind === 'open') return viewer.isCommand ? COMMAND_LINE : null;
  if (viewer.kind === 'anonymous') return null;
  const operatorId = ObjectId.createFromHexString(viewer.operatorId);
  const name = viewer.kind === 'token' ? `${viewer.tokenName}, a token of ${viewer.name}` : viewer.name;
  return { name, operatorId };
}
