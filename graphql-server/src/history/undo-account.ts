import type { ObjectId } from 'mongodb';
import { changeName, changeRole } from '../accounts/operators.ts';
import type { Role } from '../accounts/roles.ts';
import { NEWEST } from '../catalogue/collections.ts';
import type { Context } from '../catalogue/context.ts';
import { UserError } from '../errors.ts';
import { assertUnchanged } from './changed-since.ts';
import type { HistoryEntry } from './entry.ts';

/** Only of a role, or of one's own name: see `canUndo`. */
export async function undoAccountChange(context: Context, entry: HistoryEntry): Promise<void> {
  const { subjectId, before = {}, after = {} } = entry;
  const operator = await context.operators.findOne({ _id: subjectId as ObjectId }, NEWEST);
  if (!operator) throw new UserError('CONFLICT', 'This account was removed since.');
  assertUnchanged(entry, { name: operator.name, role: operator.role });
  if ('role' in before) await changeRole(context, String(subjectId), before['role'] as Role, after['role']);
  else await changeName(context, before['name']);
}
