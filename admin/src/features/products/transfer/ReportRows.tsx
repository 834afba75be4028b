import type { CellChange, ImportReport, ReportedRow } from '@mela/rules/import-report.ts';
import type { Overwrite } from '@mela/rules/overwrite.ts';
import { fieldLabel } from '../../../all-field-labels.ts';
import { Reasons, ReportTable } from '../../../components/ReportTable.tsx';
import { formatCount, formatPrice } from '../../../format.ts';
import { isApplied } from './overwrite-counts.ts';

/** Skipped products come first, because the operator may want to fix them. */
const KINDS = [
  { action: 'refuse', counter: 'refused', title: 'Skipped', detail: 'Reason' },
  { action: 'change', counter: 'toChange', title: 'To change', detail: 'Changes' },
  { action: 'keep', counter: 'kept', title: 'Kept', detail: 'Differences' },
  { action: 'create', counter: 'toCreate', title: 'To create', detail: 'Id' },
] as const;
/** The labels after the import. */
const DONE_KINDS = [
  KINDS[0],
  { ...KINDS[1], title: 'Changed' },
  KINDS[2],
  { ...KINDS[3], title: 'Created' },
] as const;

interface Props {
  report: ImportReport;
  isDone?: boolean;
}

/** The products by their outcome. */
export function ReportRows({ report, isDone = false }: Props) {
  return (
    <ReportTable
      report={report}
      kinds={isDone ? DONE_KINDS : KINDS}
      subject="Product"
      nameOf={({ title }) => title || 'Untitled'}
      detailOf={(row) => (
        <>
          <Detail row={row} overwrite={report.overwrite} />
          {row.notes && <Reasons reasons={row.notes} />}
        </>
      )}
    />
  );
}

function Detail({ row, overwrite }: { row: ReportedRow; overwrite: readonly Overwrite[] }) {
  if (row.action === 'change') return <RowChanges changes={row.changes} overwrite={overwrite} />;
  if (row.action === 'keep') return <RowChanges changes={row.changes} overwrite={[]} />;
  if (row.action === 'create') return row.id || 'New';
  return row.action === 'refuse' ? <Reasons reasons={row.reasons} /> : null;
}

function RowChanges({ changes, overwrite }: { changes: CellChange[]; overwrite: readonly Overwrite[] }) {
  return (
    <ul>
      {changes.map((change) => (
        <li key={`${change.column} ${change.group}`}>
          {isApplied(change, overwrite) ? <Applied {...change} /> : <Kept {...change} />}
        </li>
      ))}
    </ul>
  );
}

function Applied({ column, label = fieldLabel(column), from, to }: CellChange) {
  return (
    <>
      {label}: <del>{cellText(column, from)}</del> <span className="visually-hidden">becomes</span>{' '}
      <ins>{cellText(column, to)}</ins>
    </>
  );
}

function Kept({ column, label = fieldLabel(column), from, to, isEdited }: CellChange) {
  return (
    <span className="import__muted">
      {label}: {cellText(column, from)} is kept{isEdited && ' (edited in this shop)'}. The file has{' '}
      {cellText(column, to)}
    </span>
  );
}

/** A cell's value for display. */
export function cellText(column: string, text: string): string {
  if (text === '') return 'none';
  if (column.startsWith('is_')) return text === '1' ? 'yes' : 'no';
  if (column === 'stock') return formatCount(Number(text));
  return column.endsWith('_price') ? formatPrice(Number(text)) : text;
}
