import type { RowOutcome } from '@mela/rules/import-report.ts';
import type { ImportedRow, ProductWrite } from './product-write.ts';

export interface PlannedRow {
  outcome: RowOutcome;
  /** What the report says about the product. */
  notes?: string[];
  /** What to write, for a row that creates or changes. */
  write: ProductWrite | null;
  /** Computes what to remember for the next import of the same file, once the row is written. */
  remember?: () => ImportedRow;
}

export const UNCHANGED: PlannedRow = { outcome: { action: 'unchanged' }, write: null };

export function refusedRow(reasons: string[]): PlannedRow {
  return { outcome: { action: 'refuse', reasons }, write: null };
}
