import type { StockReport, StockRowReport } from '@mela/rules/stock-report.ts';
import { FileImportDialog, type FileImportTexts } from '../../components/FileImportDialog.tsx';
import { Reasons, ReportTable } from '../../components/ReportTable.tsx';
import { formatCount } from '../../format.ts';
import { NOT_TRACKED } from './stock-words.ts';

interface Props {
  onChanged: () => void;
  onClosed: () => void;
}

/** Takes what a file says how many there are: first it shows what that would change, then it does it. */
export function StockImportDialog(props: Props) {
  return <FileImportDialog path="/api/inventory/import" texts={TEXTS} {...props} />;
}

const TEXTS: FileImportTexts<StockReport> = {
  title: 'Import stock',
  intro: (
    <p>
      A line for each variant: its <code>id</code> or <code>sku</code>, and <code>on_hand</code>. First you
      see what would change, and which lines have errors.
    </p>
  ),
  hint: 'A CSV file, such as Export makes: up to 100,000 lines and 32 MB.',
  summary: summaryOf,
  rows: (report) => <StockReportRows report={report} />,
  canImport: ({ refused, toChange }) => refused === 0 && toChange > 0,
  doneLabel: 'The stock was imported',
  done: ({ toChange }) => `${formatCount(toChange)} changed.`,
};

function summaryOf({ toChange, unchanged, refused }: StockReport): string {
  const counts = `${formatCount(toChange)} to change, ${formatCount(unchanged)} unchanged`;
  if (refused === 0) return `${counts}.`;
  const errors = refused === 1 ? '1 error' : `${formatCount(refused)} errors`;
  return `${counts}, ${errors}: nothing is imported before the file has none.`;
}

/** Errors first, because they have to be fixed first. */
const KINDS = [
  { action: 'refuse', counter: 'refused', title: 'Errors', detail: 'Error' },
  { action: 'change', counter: 'toChange', title: 'To change', detail: 'On hand' },
] as const;

/** The lines of a file of stock by what becomes of them. */
function StockReportRows({ report }: { report: StockReport }) {
  return (
    <ReportTable
      report={report}
      kinds={KINDS}
      subject="Variant"
      nameOf={({ title, sku, id }) => title || sku || id || 'Unnamed'}
      detailOf={(row) => <Detail row={row} />}
    />
  );
}

function Detail({ row }: { row: StockRowReport }) {
  if (row.action === 'refuse') return <Reasons reasons={row.reasons} />;
  if (row.action !== 'change') return null;
  return (
    <>
      <del>{row.from === null ? NOT_TRACKED : formatCount(row.from)}</del>{' '}
      <span className="visually-hidden">becomes</span> <ins>{formatCount(row.to)}</ins>
    </>
  );
}
