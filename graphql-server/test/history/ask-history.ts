import { type Answer, ask, askFor } from '../graphql/ask.ts';

interface Asked {
  readonly url: string;
}

/** A change as the tests read it. */
export interface WireChange {
  id: string;
  at: string;
  by: string | null;
  byId: string | null;
  subject: string;
  subjectId: string;
  subjectName: string;
  action: string;
  fields: { name: string; before: string | null; after: string | null; imagesBefore: { url: string }[] }[];
  source: string | null;
  undoes: string | null;
  undoneBy: string | null;
  canUndo: boolean;
}

const WHOLE_CHANGE = `id at by byId subject subjectId subjectName action
  fields { name before after imagesBefore { url } imagesAfter { url } } source undoes undoneBy canUndo`;
const HISTORY = `query ($of: ChangeSubjectInput, $by: ID, $first: Int! = 100, $after: String) {
  history(of: $of, by: $by, first: $first, after: $after) {
    nodes { ${WHOLE_CHANGE} } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;
const UNDO = `mutation ($id: ID!) { undoChange(id: $id) { ${WHOLE_CHANGE} } }`;

/** The newest first. */
export async function readHistory(app: Asked, variables: object = {}): Promise<WireChange[]> {
  return (await readHistoryPage(app, variables)).nodes;
}

export async function readHistoryPage(
  app: Asked,
  variables: object,
): Promise<{ nodes: WireChange[]; pageInfo: { hasNextPage: boolean; endCursor: string } }> {
  return (await askFor(app, HISTORY, variables)).history;
}

export async function newestOf(app: Asked, id: string, kind = 'PRODUCT'): Promise<WireChange> {
  const [newest] = await readHistory(app, { of: { kind, id }, first: 1 });
  return newest as WireChange;
}

export async function undo(app: Asked, { id }: { id: string }): Promise<WireChange> {
  return (await askFor(app, UNDO, { id })).undoChange;
}

export function tryUndo(app: Asked, { id }: { id: string }): Promise<Answer<{ undoChange: WireChange }>> {
  return ask(app, UNDO, { id });
}

/** The fields of a change in short: what each was and what it became. */
export function inShort({ fields }: WireChange): Record<string, [string | null, string | null]> {
  return Object.fromEntries(fields.map(({ name, before, after }) => [name, [before, after]]));
}
