import type { StockReport, StockRowReport } from '@mela/rules/stock-report.ts';
import { FileImportDialog, type FileImportTexts } from '../../components/FileImportDialog.tsx';
import { Reasons, ReportTable } from '../../components/ReportTable.tsx';
import { formatCount } from '../../format.ts';
import { NOT_TRACKED } from './stock-words.ts';

interface Props {
  onChanged: () => void;
  onClosed: () => void;
}

/** Imports stock quantities from a file, after showing the changes. */
export function StockImportDialog(props: Props) {
  return <FileImportDialog path="/api/inventory/import" texts={TEXTS} {...props} />;
}

const TEXTS: FileImportTexts<StockReport> = {
  title: 'Import stock',
  intro: (
    <p>
      One line per variant: its <code>id</code> or <code>sku</code>, and <code>on_hand</code>. You can review
      the changes and errors before anything is imported.
    </p>
  ),
  hint: 'CSV file, as in an export from here. Up to 100,000 lines and 32 MB.',
  summary: summaryOf,
  rows: (report) => <StockReportRows report={report} />,
  canImport: ({ refused, toChange }) => refused === 0 && toChange > 0,
  doneLabel: 'Stock imported',
  done: ({ toChange }) => `${formatCount(toChange)} changed.`,
};

function summaryOf({ toChange, unchanged, refused }: StockReport): string {
  const counts = `${formatCount(toChange)} to change, ${formatCount(unchanged)} unchanged`;
  if (refused === 0) return `${counts}.`;
  const errors = refused === 1 ? '1 error' : `${formatCount(refused)} errors`;
  return `${counts}, ${errors}. Fix them before you import the file.`;
}

/** Errors come first, because they must be fixed first. */
const KINDS = [
  { action: 'refuse', counter: 'refused', title: 'Errors', detail: 'Error' },
  { action: 'change', counter: 'toChange', title: 'To change', detail: 'On hand' },
] as const;

/** The rows of a stock file by outcome. */
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
