import type { ChangeItem_ChangeFragment, ReadHistoryQuery } from '../../graphql.generated.ts';
import { execute } from '../../session/execute.ts';
import OPERATIONS from './history.graphql?raw';

export type Change = ChangeItem_ChangeFragment;
export type FieldChange = Change['fields'][number];
/** Many changes in one. */
export type GroupChange = Change & { group: NonNullable<Change['group']> };
export type HistoryPage = ReadHistoryQuery['history'];

/** What is looked at: everything, one kind of things or one thing of it, whose work, and what belongs to a group. */
export interface HistoryView {
  kind: Change['subject'] | null;
  id: string | null;
  by: string | null;
  in?: string;
}

const PAGE_SIZE = 30;

export function isGroup(change: Change): change is GroupChange {
  return change.group !== null;
}

/** Reads a page, the newest first. @param after the end of the page before. @throws OperationError */
export async function readHistory(view: HistoryView, after: string | null): Promise<HistoryPage> {
  const { kind, id, by, in: group = null } = view;
  const of = kind && { kind, id };
  const variables = { of, by, in: group, first: PAGE_SIZE, after };
  return (await execute(OPERATIONS, 'ReadHistory', variables)).history;
}

/** @returns the change that undid it. @throws OperationError, for example when the same was changed again since */
export async function undoChange({ id }: Change): Promise<Change> {
  return (await execute(OPERATIONS, 'UndoChange', { id })).undoChange;
}

/** @throws OperationError */
export async function readChange(id: string): Promise<Change> {
  return (await execute(OPERATIONS, 'ReadChange', { id })).change;
}

/** Begins to undo all of a group. @returns the group, which tells how far that is. @throws OperationError */
export async function undoChanges({ id }: Change): Promise<Change> {
  return (await execute(OPERATIONS, 'UndoChanges', { id })).undoChanges;
}
