import type { CellChange, ImportReport, ReportedRow } from '@mela/rules/import-report.ts';
import type { Overwrite } from '@mela/rules/overwrite.ts';
import * as productTransferText from '#messages/product-transfer.ts';
import * as sharedText from '#messages/shared.ts';
import { fieldLabel } from '../../../all-field-labels.ts';
import { Reasons, ReportTable } from '../../../components/ReportTable.tsx';
import { formatCount, formatPrice } from '../../../format.ts';
import { isApplied } from './overwrite-counts.ts';

/**
 * The outcomes in the order of the report. Skipped products come first, because the operator may want to fix
 * them.
 */
const KINDS = [
  { action: 'refuse', counter: 'refused', title: productTransferText.skipped, detail: sharedText.reason },
  { action: 'change', counter: 'toChange', title: sharedText.toChange, detail: sharedText.changes },
  {
    action: 'keep',
    counter: 'kept',
    title: productTransferText.kept,
    detail: productTransferText.differences,
  },
  {
    action: 'create',
    counter: 'toCreate',
    title: productTransferText.toCreate,
    detail: productTransferText.id,
  },
] as const;
/** The labels of the outcomes after the import. */
const DONE_KINDS = [
  KINDS[0],
  { ...KINDS[1], title: sharedText.changed },
  KINDS[2],
  { ...KINDS[3], title: sharedText.created },
] as const;

interface Props {
  report: ImportReport;
  isDone?: boolean;
}

/** The products of the report, grouped by outcome. */
export function ReportRows({ report, isDone = false }: Props) {
  return (
    <ReportTable
      report={report}
      kinds={isDone ? DONE_KINDS : KINDS}
      subject={sharedText.product}
      nameOf={({ title }) => title || productTransferText.untitled}
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
  if (row.action === 'create') return row.id || sharedText.newLabel;
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
      {label}: <del>{cellText(column, from)}</del>{' '}
      <span className="visually-hidden">{sharedText.becomes}</span> <ins>{cellText(column, to)}</ins>
    </>
  );
}

function Kept({ column, label = fieldLabel(column), from, to, isEdited }: CellChange) {
  return (
    <span className="import__muted">
      {productTransferText.labelCellIsKept(label, cellText(column, from))}
      {isEdited && productTransferText.editedInThisShop}
      {productTransferText.fileHas} {cellText(column, to)}
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
