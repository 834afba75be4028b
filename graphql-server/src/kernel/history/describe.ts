import type { HistoryContext } from './context.ts';
import type { ChangeAction, ChangeSource, ChangeSubject, HistoryEntry } from './entry.ts';
import type { FieldChange } from './field-values.ts';
import { type GroupState, groupState } from './group-state.ts';
import { canUndo } from './undoable.ts';

/** A change as the API returns it: see `Change` in the schema. */
export interface Change {
  id: string;
  at: Date;
  by: string | null;
  byId: string | null;
  subject: ChangeSubject;
  subjectId: string;
  subjectName: string;
  action: ChangeAction;
  fields: FieldChange[];
  source: ChangeSource | null;
  /** The group, if this entry represents one. */
  group: GroupState | null;
  undoes: string | null;
  undoneBy: string | null;
  note: string | null;
  canUndo: boolean;
}

/** Converts entries to the API's form. */
export async function describe(context: HistoryContext, entries: readonly HistoryEntry[]): Promise<Change[]> {
  const fieldsOf = await describeAll(context, entries);
  const groups = await Promise.all(entries.map((entry) => groupState(context, entry)));
  return entries.map((entry, index) => ({
    id: entry._id.toHexString(),
    at: entry.at,
    by: entry.by?.name ?? null,
    byId: entry.by?.operatorId?.toHexString() ?? null,
    subject: entry.subject,
    subjectId: String(entry.subjectId),
    subjectName: entry.name,
    action: entry.action,
    fields: fieldsOf(entry),
    source: entry.source ?? null,
    group: groups[index] ?? null,
    undoes: entry.undoes?.toHexString() ?? null,
    undoneBy: entry.undoneBy?.toHexString() ?? null,
    note: entry.note ?? null,
    canUndo: canUndo(entry, context) && !isBusy(groups[index]),
  }));
}

function isBusy(group: GroupState | null | undefined): boolean {
  return group?.isOpen === true || group?.undoing?.isRunning === true;
}

/** Each module loads the data once for all changes of its kind. */
async function describeAll(
  context: HistoryContext,
  entries: readonly HistoryEntry[],
): Promise<(entry: HistoryEntry) => FieldChange[]> {
  const kinds = [...Map.groupBy(entries, ({ subject }) => subject)];
  const described = await Promise.all(
    kinds.map(async ([kind, some]) => [kind, await context.subjects[kind]?.describe(context, some)] as const),
  );
  const byKind = new Map(described);
  return (entry) => byKind.get(entry.subject)?.(entry) ?? [];
}
