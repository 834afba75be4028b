import type { StockReport, StockRowReport } from '@mela/rules/stock-report.ts';
import * as sharedText from '#messages/shared.ts';
import * as stockText from '#messages/stock.ts';
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
  title: stockText.importStock,
  intro: (
    <p>
      {stockText.oneLinePerVariantIts} <code>id</code> {stockText.or} <code>sku</code>
      {stockText.and} <code>on_hand</code>
      {stockText.youCanReviewChangesAndErrors}
    </p>
  ),
  hint: stockText.csvFileAsInExport,
  summary: summaryOf,
  rows: (report) => <StockReportRows report={report} />,
  canImport: ({ refused, toChange }) => refused === 0 && toChange > 0,
  doneLabel: stockText.stockImported,
  done: ({ toChange }) => stockText.changedCount(toChange),
};

function summaryOf({ toChange, unchanged, refused }: StockReport): string {
  const counts = stockText.counts(toChange, unchanged);
  if (refused === 0) return `${counts}.`;
  return stockText.countsWithErrors(counts, refused);
}

/** The outcomes in the order of the report. Errors come first, because the operator must fix them first. */
const KINDS = [
  { action: 'refuse', counter: 'refused', title: sharedText.errors, detail: sharedText.error },
  { action: 'change', counter: 'toChange', title: sharedText.toChange, detail: stockText.onHand },
] as const;

/** The rows of a stock file, grouped by outcome. */
function StockReportRows({ report }: { report: StockReport }) {
  return (
    <ReportTable
      report={report}
      kinds={KINDS}
      subject={sharedText.variant}
      nameOf={({ title, sku, id }) => title || sku || id || stockText.unnamed}
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
      <span className="visually-hidden">{sharedText.becomes}</span> <ins>{formatCount(row.to)}</ins>
    </>
  );
}
