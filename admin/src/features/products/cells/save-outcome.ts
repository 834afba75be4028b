/** How the saving of a cell ended. */
export type SaveOutcome =
  | { kind: 'saved' }
  /** What is wrong: by the names of its fields, or of the whole. */
  | { kind: 'wrong'; faults: Readonly<Record<string, string>> }
  /** Another value was saved elsewhere meanwhile. */
  | { kind: 'conflict'; mine: string; theirs: string; saveMine: () => Promise<SaveOutcome> };

/** What is wrong with no field of the cell. */
export const WHOLE = 'form';

export function wrong(message: string, field = WHOLE): SaveOutcome {
  return { kind: 'wrong', faults: { [field]: message } };
}
