import type {
  ChangeItem_ChangeFragment,
  ReadHistoryQuery,
  ReadHistoryQueryVariables,
  UndoChangeMutation,
} from '../../graphql.generated.ts';
import { askServer } from '../../session/ask-server.ts';
import OPERATIONS from './history.graphql?raw';

export type Change = ChangeItem_ChangeFragment;
export type HistoryPage = ReadHistoryQuery['history'];

/** What is looked at: everything, one kind of things or one thing of it, and whose work. */
export interface HistoryView {
  kind: Change['subject'] | null;
  id: string | null;
  by: string | null;
}

const PAGE_SIZE = 30;

/** Reads a page, the newest first. @param after the end of the page before. @throws Refusal */
export async function readHistory({ kind, id, by }: HistoryView, after: string | null): Promise<HistoryPage> {
  const variables: ReadHistoryQueryVariables = { of: kind && { kind, id }, by, first: PAGE_SIZE, after };
  return (await askServer<ReadHistoryQuery>(OPERATIONS, 'ReadHistory', variables)).history;
}

/** @returns the change that undid it. @throws Refusal, for example when the same was changed again since */
export async function undoChange({ id }: Change): Promise<Change> {
  return (await askServer<UndoChangeMutation>(OPERATIONS, 'UndoChange', { id })).undoChange;
}
