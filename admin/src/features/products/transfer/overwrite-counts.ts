import type { CellChange, ImportReport, ReportedRow } from '@mela/rules/import-report.ts';
import { type Difference, isOverwritten, OVERWRITE_GROUPS, type Overwrite } from '@mela/rules/overwrite.ts';

/** Recalculates the report for a different overwrite choice than the one it was made with. */
export function chosenReport(report: ImportReport, overwrite: readonly Overwrite[]): ImportReport {
  const differing = sumOf(report.differences.map(({ count }) => count));
  const overwritten = countOverwritten(report, overwrite);
  const others = report.toChange - countOverwritten(report, report.overwrite);
  return {
    ...report,
    overwrite,
    toChange: others + overwritten,
    kept: differing - overwritten,
    rows: report.rows.map((row) => chosenRow(row, overwrite)),
  };
}

function countOverwritten({ differences }: ImportReport, overwrite: readonly Overwrite[]): number {
  return sumOf(
    differences
      .filter(({ ways }) => ways.some((way) => isOverwritten(way, overwrite)))
      .map(({ count }) => count),
  );
}

function chosenRow(row: ReportedRow, overwrite: readonly Overwrite[]): ReportedRow {
  if (row.action !== 'change' && row.action !== 'keep') return row;
  if (!row.changes.some(({ group }) => group)) return row;
  const isChanged = row.changes.some((change) => isApplied(change, overwrite));
  return { ...row, action: isChanged ? 'change' : 'keep' };
}

/** Whether an import with this overwrite choice makes the change. */
export function isApplied({ group, isEdited = false }: CellChange, overwrite: readonly Overwrite[]): boolean {
  return group === undefined || isOverwritten({ group, isEdited }, overwrite);
}

/** The number of products per group that differ from the file, and those that were edited in this shop. */
export function choicesIn({ differences }: ImportReport): { overwrite: Overwrite; count: number }[] {
  const countOf = (fits: (way: Difference) => boolean) =>
    sumOf(differences.filter(({ ways }) => ways.some(fits)).map(({ count }) => count));
  return [
    ...OVERWRITE_GROUPS.map((overwrite) => ({
      overwrite,
      count: countOf(({ group }) => group === overwrite),
    })),
    { overwrite: 'edits' as const, count: countOf(({ isEdited }) => isEdited) },
  ].filter(({ count }) => count > 0);
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
