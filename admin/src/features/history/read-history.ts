import { runMutation, runQuery } from '../../client/apollo-client.ts';
import {
  type ChangeItem_ChangeFragment,
  ReadChangeDocument,
  ReadHistoryDocument,
  type ReadHistoryQuery,
  UndoChangeDocument,
  UndoChangesDocument,
} from '../../graphql.generated.ts';

export type Change = ChangeItem_ChangeFragment;
export type FieldChange = Change['fields'][number];
/** A change that represents many others. */
export type GroupChange = Change & { group: NonNullable<Change['group']> };
export type HistoryPage = ReadHistoryQuery['history'];

/** The selected changes: all, those of one kind or item, of one author, or of one group. */
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

/** Reads a page, newest first. @param after the end of the previous page. @throws Error from the server or network */
export async function readHistory(view: HistoryView, after: string | null): Promise<HistoryPage> {
  const { kind, id, by, in: group = null } = view;
  const of = kind && { kind, id };
  const variables = { of, by, in: group, first: PAGE_SIZE, after };
  return (await runQuery(ReadHistoryDocument, variables)).history;
}

/** @returns the reverting change. @throws Error from the server or network, for example if the item changed again */
export async function undoChange({ id }: Change): Promise<Change> {
  return (await runMutation(UndoChangeDocument, { id })).undoChange;
}

/** @throws Error from the server or network */
export async function readChange(id: string): Promise<Change> {
  return (await runQuery(ReadChangeDocument, { id })).change;
}

/** Starts reverting a group. @returns the group, which shows the progress. @throws Error from the server or network */
export async function undoChanges({ id }: Change): Promise<Change> {
  return (await runMutation(UndoChangesDocument, { id })).undoChanges;
}
