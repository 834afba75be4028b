/** A field in a cell's editor. */
export interface CellField {
  /** The server's field name. */
  name: string;
  label: string;
  /** The label beside the input, in a cell with several fields. */
  mark?: string;
  value: string;
  inputMode: 'text' | 'decimal' | 'numeric';
  maxLength?: number;
  /** The effective value of an empty field. */
  placeholder?: string;
}

/** A snapshot of a cell from when its editor opened, with the functions that save and reload it. */
export interface Cell {
  fields: readonly CellField[];
  save: (typed: readonly string[]) => Promise<SaveOutcome>;
  reload: () => Promise<unknown>;
}

/** The result of saving a cell. */
export type SaveOutcome =
  | { kind: 'saved' }
  /** Error messages by field name. `WHOLE` is the cell itself. */
  | { kind: 'wrong'; faults: Readonly<Record<string, string>> }
  /** Someone else has saved another value in the meantime. */
  | { kind: 'conflict'; mine: string; theirs: string; saveMine: () => Promise<SaveOutcome> };

/** The key of an error that belongs to no field. */
export const WHOLE = 'form';

export function wrong(message: string, field = WHOLE): SaveOutcome {
  return { kind: 'wrong', faults: { [field]: message } };
}
