import { expect } from 'vitest';
import { Browser } from '../accounts/callers.ts';
import { type Answer, ask, dataOf } from '../graphql/ask.ts';
import { eventually } from '../serve.ts';

type Asked = Browser | { readonly url: string };

/** A change with the fields that tests read. */
export interface WireChange {
  id: string;
  at: string;
  by: string | null;
  byId: string | null;
  subject: string;
  subjectId: string;
  subjectName: string;
  action: string;
  fields: { field: string; part: string | null; before: WireValue | null; after: WireValue | null }[];
  source: string | null;
  group: WireGroup | null;
  undoes: string | null;
  undoneBy: string | null;
  note: string | null;
  canUndo: boolean;
}

/** The value of a field, in the form of its kind. Parts of the content also have images. */
type WireValue = Record<string, unknown>;

interface WireGroup {
  work: string;
  undos: number;
  fileName: string | null;
  created: number;
  changed: number;
  deleted: number;
  isOpen: boolean;
  undoing: {
    isRunning: boolean;
    total: number;
    done: number;
    left: number;
    firstLeft: { name: string; reason: string }[];
    stopped: string | null;
  } | null;
}

const VALUE = `text texts number price isOn moment badge status role secret token { name scopes }
  category { id name isDeleted } place { behind } images { url ownAlt } lists { name values }
  variants { title sku barcode price compareAtPrice weightGrams cost isSold image }
  shown { mode release } content varies`;
const WHOLE_CHANGE = `id at by byId subject subjectId subjectName action
  fields { field part before { ${VALUE} } after { ${VALUE} } } source undoes undoneBy note canUndo
  group { work undos fileName created changed deleted isOpen
    undoing { isRunning total done left firstLeft { name reason } stopped } }`;
const HISTORY = `query ($of: ChangeSubjectInput, $by: ID, $in: ID, $first: Int! = 100, $after: String) {
  history(of: $of, by: $by, in: $in, first: $first, after: $after) {
    nodes { ${WHOLE_CHANGE} } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;
const COUNT =
  'query ($of: ChangeSubjectInput, $by: ID) { history(of: $of, by: $by, first: 1) { totalCount } }';
const UNDO = `mutation ($id: ID!) { undoChange(id: $id) { ${WHOLE_CHANGE} } }`;
const CHANGE = `query ($id: ID!) { change(id: $id) { ${WHOLE_CHANGE} } }`;
const UNDO_ALL = `mutation ($id: ID!) { undoChanges(id: $id) { ${WHOLE_CHANGE} } }`;

/** The changes, newest first. */
export async function readHistory(app: Asked, variables: object = {}): Promise<WireChange[]> {
  return (await readHistoryPage(app, variables)).nodes;
}

export async function readHistoryPage(
  app: Asked,
  variables: object,
): Promise<{
  nodes: WireChange[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  totalCount: number;
}> {
  return dataOf(await askBy(app, HISTORY, variables)).history;
}

/** The total of all pages. */
export async function countHistory(app: Asked, variables: object = {}): Promise<number> {
  return dataOf(await askBy(app, COUNT, variables)).history.totalCount;
}

export async function newestOf(app: Asked, id: string, kind = 'PRODUCT'): Promise<WireChange> {
  const [newest] = await readHistory(app, { of: { kind, id }, first: 1 });
  return newest as WireChange;
}

export async function undo(app: Asked, { id }: { id: string }): Promise<WireChange> {
  return dataOf(await tryUndo(app, { id })).undoChange;
}

export function tryUndo(app: Asked, { id }: { id: string }): Promise<Answer<{ undoChange: WireChange }>> {
  return askBy(app, UNDO, { id });
}

// biome-ignore lint/suspicious/noExplicitAny: each function knows the shape of its own question.
function askBy(app: Asked, query: string, variables: object): Promise<Answer<any>> {
  return app instanceof Browser ? app.ask(query, variables) : ask(app, query, variables);
}

/** Summarises a change's fields as pairs of the values before and after. */
export function inShort({ fields }: WireChange): Record<string, [unknown, unknown]> {
  return Object.fromEntries(
    fields.map(({ field, part, before, after }) => [part ?? field, [shortValue(before), shortValue(after)]]),
  );
}

/** A value in short: a text or a number by itself, and any other value in an object, by its kind. */
function shortValue(value: WireValue | null): unknown {
  const [kind, ...others] = Object.entries(value ?? {}).filter(([, one]) => one !== null);
  if (!kind) return null;
  const [name, one] = kind;
  if (others.length > 0) return { [name]: one, ...Object.fromEntries(others) };
  return typeof one === 'object' ? { [name]: one } : one;
}

export function tryUndoAll(app: Asked, { id }: { id: string }): Promise<Answer<{ undoChanges: WireChange }>> {
  return askBy(app, UNDO_ALL, { id });
}

export async function readChange(app: Asked, { id }: { id: string }): Promise<WireChange> {
  return dataOf(await askBy(app, CHANGE, { id })).change;
}

/** Undoes a group, and waits for the end. @returns the group afterwards */
export async function undoAll(app: Asked, group: { id: string }): Promise<WireChange> {
  dataOf(await tryUndoAll(app, group));
  return ended(app, group);
}

/**
 * Waits for the end of an undo.
 * @returns the group afterwards
 */
export function ended(app: Asked, group: { id: string }): Promise<WireChange> {
  return eventually(async () => {
    const change = await readChange(app, group);
    expect(change.group?.undoing?.isRunning).toBe(false);
    return change;
  });
}
