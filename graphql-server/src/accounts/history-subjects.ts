import type { ObjectId } from 'mongodb';
import { UserError } from '../errors.ts';
import { assertUnchanged } from '../history/changed-since.ts';
import type { HistoryContext, Subject } from '../history/context.ts';
import type { HistoryEntry } from '../history/entry.ts';
import { describeFields, momentText, secretText, type WordsOfFields } from '../history/field-text.ts';
import { NEWEST } from '../mongodb/documents.ts';
import type { Needs, Role, TokenScope, Viewer } from '../roles.ts';
import type { ApiToken } from './collections.ts';
import type { AccountContext } from './context.ts';
import { changeName, changeRole } from './operators.ts';

/** Those who may see the operators (`Query.operators`) see their changes, and no token does. */
const NEEDS: Needs = { role: 'OWNER', scope: null };
const ROLES: Record<Role, string> = { OWNER: 'Owner', EDITOR: 'Editor', VIEWER: 'Viewer' };
const SCOPES: Record<TokenScope, string> = {
  READ: 'read',
  CATALOGUE: 'change the catalogue',
  CONTENT: 'change the content',
  PUBLISH: 'publish',
};

const SHARED: WordsOfFields = {
  email: { name: 'Email' },
  role: { name: 'Role', write: (role: Role) => ROLES[role] },
};

const OPERATOR_WORDS: WordsOfFields = {
  name: { name: 'Name' },
  ...SHARED,
  password: { name: 'Password', write: secretText },
  resetLink: { name: 'Reset link', write: secretText },
  secondFactor: { name: 'Second factor', write: (isOn: boolean) => (isOn ? 'On' : 'Off') },
  passkeys: { name: 'Passkeys' },
  apiToken: {
    name: 'API token',
    write: ({ name, scopes }: Pick<ApiToken, 'name' | 'scopes'>) =>
      `${name} (${scopes.map((scope) => SCOPES[scope]).join(', ')})`,
  },
};

const INVITATION_WORDS: WordsOfFields = {
  ...SHARED,
  link: { name: 'Link', write: secretText },
  expiresAt: { name: 'Valid until', write: momentText },
};

export const operatorSubject: Subject = {
  seenBy: NEEDS,
  needs: NEEDS,
  canUndo,
  undo,
  describe: async () => (entry) => describeFields(entry, OPERATOR_WORDS),
};

/** Its link was shown once: another invitation has another one. */
export const invitationSubject: Subject = {
  seenBy: NEEDS,
  needs: NEEDS,
  canUndo: () => false,
  undo: async () => {},
  describe: async () => (entry) => describeFields(entry, INVITATION_WORDS),
};

/**
 * A former secret cannot be restored, and an account that was removed had some. A name is its operator's own.
 * To make an operator an owner takes a password, which an undo does not ask for.
 */
function canUndo({ action, subjectId, before = {} }: HistoryEntry, viewer: Viewer): boolean {
  if (action !== 'CHANGED') return false;
  const isOwn = viewer.kind === 'operator' && viewer.operatorId === String(subjectId);
  return 'role' in before ? before['role'] !== 'OWNER' : 'name' in before && isOwn;
}

/** Only of a role, or of one's own name: see `canUndo`. */
async function undo(context: AccountContext & HistoryContext, entry: HistoryEntry): Promise<void> {
  const { subjectId, before = {}, after = {} } = entry;
  const operator = await context.operators.findOne({ _id: subjectId as ObjectId }, NEWEST);
  if (!operator) throw new UserError('CONFLICT', 'This account was removed since.');
  assertUnchanged(entry, { name: operator.name, role: operator.role }, nameOf);
  if ('role' in before) await changeRole(context, String(subjectId), before['role'] as Role, after['role']);
  else await changeName(context, before['name']);
}

function nameOf(field: string): string {
  return OPERATOR_WORDS[field]?.name ?? field;
}
