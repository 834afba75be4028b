import type { SaveOutcome } from './save-outcome.ts';

/** A field of a cell that is being edited. */
export interface CellField {
  /** As the server calls it. */
  name: string;
  label: string;
  /** Beside it, where the cell has several. */
  mark?: string;
  /** As it is typed. */
  value: string;
  inputMode: 'text' | 'decimal' | 'numeric';
  maxLength?: number;
  /** What counts where nothing is typed. */
  placeholder?: string;
}

/** A cell as it was when it was opened, and how it is saved. */
export interface Cell {
  fields: readonly CellField[];
  save: (typed: readonly string[]) => Promise<SaveOutcome>;
  /** Reads anew what it shows. */
  reload: () => Promise<unknown>;
}
