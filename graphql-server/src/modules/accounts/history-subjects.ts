import type { ObjectId } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { assertUnchanged } from '../../kernel/history/changed-since.ts';
import type { HistoryContext, Subject } from '../../kernel/history/context.ts';
import type { HistoryEntry } from '../../kernel/history/entry.ts';
import {
  describeFields,
  type FieldKinds,
  flag,
  moment,
  number,
  role,
  secret,
  text,
} from '../../kernel/history/field-values.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import type { Needs, Role, Viewer } from '../../kernel/roles.ts';
import type { ApiToken } from './collections.ts';
import type { AccountContext } from './context.ts';
import { changeName, changeRole } from './operators.ts';

/** Those who may see the operators (`Query.operators`) see their changes, and no token does. */
const NEEDS: Needs = { role: 'OWNER', scope: null };

const SHARED: FieldKinds = { email: text, role };

const OPERATOR_KINDS: FieldKinds = {
  name: text,
  ...SHARED,
  password: secret,
  resetLink: secret,
  secondFactor: flag,
  passkeys: number,
  apiToken: ({ name, scopes }: Pick<ApiToken, 'name' | 'scopes'>) => ({ token: { name, scopes } }),
};

const INVITATION_KINDS: FieldKinds = { ...SHARED, link: secret, expiresAt: moment };

export const operatorSubject: Subject = {
  seenBy: NEEDS,
  needs: NEEDS,
  canUndo,
  undo,
  describe: async () => (entry) => describeFields(entry, OPERATOR_KINDS),
};

/** Its link was shown once: another invitation has another one. */
export const invitationSubject: Subject = {
  seenBy: NEEDS,
  needs: NEEDS,
  canUndo: () => false,
  undo: async () => {},
  describe: async () => (entry) => describeFields(entry, INVITATION_KINDS),
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
  assertUnchanged(entry, { name: operator.name, role: operator.role });
  if ('role' in before) await changeRole(context, String(subjectId), before['role'] as Role, after['role']);
  else await changeName(context, before['name']);
}
