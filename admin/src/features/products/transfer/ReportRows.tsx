import type {
  CellChange,
  ImportReport,
  ReportedRow,
} from '../../../../../graphql-server/src/rules/import-report.ts';
import { fieldLabel } from '../../../all-field-labels.ts';
import { Reasons, ReportTable } from '../../../components/ReportTable.tsx';
import { formatCount, formatPrice } from '../../../format.ts';

/** Skipped products first, because the operator may want to fix them first. */
const KINDS = [
  { action: 'refuse', counter: 'refused', title: 'Skipped', detail: 'Reason' },
  { action: 'change', counter: 'toChange', title: 'To change', detail: 'What changes' },
  { action: 'create', counter: 'toCreate', title: 'To create', detail: 'Id' },
] as const;

/** The rows by what becomes of them. */
export function ReportRows({ report }: { report: ImportReport }) {
  return (
    <ReportTable
      report={report}
      kinds={KINDS}
      subject="Product"
      nameOf={({ title }) => title || 'Untitled'}
      detailOf={(row) => <Detail row={row} />}
    />
  );
}

function Detail({ row }: { row: ReportedRow }) {
  if (row.action === 'change') return <RowChanges changes={row.changes} />;
  if (row.action === 'create') return row.id || 'New';
  return row.action === 'refuse' ? <Reasons reasons={row.reasons} /> : null;
}

function RowChanges({ changes }: { changes: CellChange[] }) {
  return (
    <ul>
      {changes.map(({ column, from, to }) => (
        <li key={column}>
          {fieldLabel(column)}: <del>{cellText(column, from)}</del>{' '}
          <span className="visually-hidden">becomes</span> <ins>{cellText(column, to)}</ins>
        </li>
      ))}
    </ul>
  );
}

/** A cell's value for people. */
export function cellText(column: string, text: string): string {
  if (text === '') return 'none';
  if (column.startsWith('is_')) return text === '1' ? 'yes' : 'no';
  if (column === 'stock') return formatCount(Number(text));
  return column.endsWith('_price') ? formatPrice(Number(text)) : text;
}
