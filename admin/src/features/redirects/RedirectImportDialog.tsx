import type { RedirectReport, RedirectRowReport } from '@mela/rules/redirect-report.ts';
import * as redirectsText from '#messages/redirects.ts';
import * as sharedText from '#messages/shared.ts';
import { FileImportDialog, type FileImportTexts } from '../../components/FileImportDialog.tsx';
import { Reasons, ReportTable } from '../../components/ReportTable.tsx';

interface Props {
  onChanged: () => void;
  onClosed: () => void;
}

/** Imports redirects from a CSV file. */
export function RedirectImportDialog(props: Props) {
  return <FileImportDialog path="/api/redirects/import" texts={TEXTS} {...props} />;
}

const KINDS = [
  { action: 'refuse', counter: 'refused', title: sharedText.errors, detail: sharedText.error },
  { action: 'create', counter: 'toCreate', title: redirectsText.toAdd, detail: sharedText.newAddress },
  { action: 'change', counter: 'toChange', title: sharedText.toChange, detail: sharedText.newAddress },
] as const;

const TEXTS: FileImportTexts<RedirectReport> = {
  title: redirectsText.importRedirects,
  intro: (
    <p>
      {redirectsText.oneLinePerRedirectWithColumns} <code>Redirect from</code> {sharedText.and}{' '}
      <code>Redirect to</code>
      {redirectsText.asInExportFromHere}
    </p>
  ),
  hint: redirectsText.fileHint,
  summary: ({ toCreate, toChange, unchanged, refused }) => {
    const counts = redirectsText.counts(toCreate, toChange, unchanged);
    if (refused === 0) return `${counts}.`;
    return redirectsText.countsWithErrors(counts, refused);
  },
  rows: (report) => (
    <ReportTable
      report={report}
      kinds={KINDS}
      subject={sharedText.oldAddress}
      nameOf={({ from }) => from || sharedText.none}
      detailOf={(row) => <Detail row={row} />}
    />
  ),
  canImport: ({ toCreate, toChange }) => toCreate + toChange > 0,
  doneLabel: redirectsText.redirectsImported,
  done: ({ toCreate, toChange }) => redirectsText.addedAndChanged(toCreate, toChange),
};

function Detail({ row }: { row: RedirectRowReport }) {
  if (row.action === 'refuse') return <Reasons reasons={row.reasons} />;
  if (row.action !== 'change') return <bdi>{row.to}</bdi>;
  return (
    <>
      <del>{row.before}</del> <span className="visually-hidden">{sharedText.becomes}</span>{' '}
      <ins>{row.to}</ins>
    </>
  );
}
