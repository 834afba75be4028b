import type { RedirectReport, RedirectRowReport } from '@mela/rules/redirect-report.ts';
import { FileImportDialog, type FileImportTexts } from '../../components/FileImportDialog.tsx';
import { Reasons, ReportTable } from '../../components/ReportTable.tsx';
import { formatCount } from '../../format.ts';

interface Props {
  onChanged: () => void;
  onClosed: () => void;
}

/** Imports redirects from a CSV file. */
export function RedirectImportDialog(props: Props) {
  return <FileImportDialog path="/api/redirects/import" texts={TEXTS} {...props} />;
}

const KINDS = [
  { action: 'refuse', counter: 'refused', title: 'Errors', detail: 'Error' },
  { action: 'create', counter: 'toCreate', title: 'To add', detail: 'New address' },
  { action: 'change', counter: 'toChange', title: 'To change', detail: 'New address' },
] as const;

const TEXTS: FileImportTexts<RedirectReport> = {
  title: 'Import redirects',
  intro: (
    <p>
      One line per redirect, with the columns <code>Redirect from</code> and <code>Redirect to</code>, as in
      an export from here or from Shopify. You can review the import before anything changes.
    </p>
  ),
  hint: 'CSV file, up to 100,000 lines and 32 MB.',
  summary: ({ toCreate, toChange, unchanged, refused }) => {
    const counts = `${formatCount(toCreate)} to add, ${formatCount(toChange)} to change, ${formatCount(unchanged)} unchanged`;
    if (refused === 0) return `${counts}.`;
    return `${counts}, ${refused === 1 ? '1 line with an error, which is' : `${formatCount(refused)} lines with errors, which are`} skipped.`;
  },
  rows: (report) => (
    <ReportTable
      report={report}
      kinds={KINDS}
      subject="Old address"
      nameOf={({ from }) => from || 'None'}
      detailOf={(row) => <Detail row={row} />}
    />
  ),
  canImport: ({ toCreate, toChange }) => toCreate + toChange > 0,
  doneLabel: 'Redirects imported',
  done: ({ toCreate, toChange }) => `${formatCount(toCreate)} added, ${formatCount(toChange)} changed.`,
};

function Detail({ row }: { row: RedirectRowReport }) {
  if (row.action === 'refuse') return <Reasons reasons={row.reasons} />;
  if (row.action !== 'change') return <bdi>{row.to}</bdi>;
  return (
    <>
      <del>{row.before}</del> <span className="visually-hidden">becomes</span> <ins>{row.to}</ins>
    </>
  );
}
