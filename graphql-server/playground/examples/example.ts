import type { Need, Newest } from '../newest.ts';

const OPERATIONS = import.meta.glob<string>('./*.graphql', { query: '?raw', import: 'default', eager: true });

/** Values for an operation's variables. A note becomes a comment above the first of its key. */
type Filling = { values: Record<string, unknown>; notes?: Record<string, string> };

/** One entry of the Examples panel. */
export type Example = {
  /** The name of its `.graphql` file. */
  name: string;
  title: string;
  summary: string;
  /** What the catalogue must have for it to run; without that it is filled in with placeholders. */
  needs: readonly Need[];
  fill: (newest: Newest) => Filling;
};

/** The operation of an example, as it stands in its file. */
export function operationOf({ name }: Example): string {
  const operation = OPERATIONS[`./${name}.graphql`];
  if (operation === undefined) throw new Error(`There is no examples/${name}.graphql`);
  return operation.trimEnd();
}

/** The variables of an example as the editor shows them: JSON with comments. */
export function variablesOf(example: Example, newest: Newest): string {
  const { values, notes = {} } = example.fill(newest);
  const lines = JSON.stringify(values, null, 2).split('\n');
  for (const [key, note] of Object.entries(notes)) addNote(lines, key, note);
  return lines.join('\n');
}

function addNote(lines: string[], key: string, note: string) {
  const index = lines.findIndex((line) => line.trimStart().startsWith(`"${key}":`));
  if (index < 0) throw new Error(`There is no "${key}" to note "${note}" at`);
  const indent = /^ */.exec(lines[index] ?? '')?.[0] ?? '';
  lines.splice(index, 0, `${indent}// ${note}`);
}
