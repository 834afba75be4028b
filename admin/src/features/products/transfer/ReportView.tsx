import type { ImportReport } from '../../../../../graphql-server/src/rules/import-report.ts';
import { Button } from '../../../components/Button.tsx';
import { formatCount } from '../../../format.ts';
import { downloadErrors } from './error-file.ts';
import { FileReadingNote } from './FileReadingNote.tsx';
import { ReportNotes } from './ReportNotes.tsx';
import { ReportRows } from './ReportRows.tsx';

const COUNTS = [
  { key: 'toCreate', label: 'To create' },
  { key: 'toChange', label: 'To change' },
  { key: 'unchanged', label: 'Unchanged' },
  { key: 'refused', label: 'Errors' },
] as const;

interface Props {
  file: File;
  report: ImportReport;
  /** Why the import failed. */
  error?: string;
  onImport: () => void;
  onCheck: () => void;
  onRestart: () => void;
}

/** What the import would do, row by row, and the button to start it. */
export function ReportView({ file, report, error, onImport, onCheck, onRestart }: Props) {
  const count = report.toCreate + report.toChange;
  const isReady = error === undefined && report.refused === 0 && count > 0;
  return (
    <>
      <p role="status">
        <strong>{file.name}</strong>: {summaryText(report)}
      </p>
      <FileReadingNote {...report.file} />
      <ReportCounts report={report} />
      <ReportNotes report={report} />
      {error && (
        <p className="import__error" role="alert">
          {error}
        </p>
      )}
      <ReportRows report={report} />
      <div className="modal__actions">
        <Button label="Choose another file" isQuiet isSmall onClick={onRestart} />
        {report.refused > 0 && (
          <Button
            label="Download the errors"
            isQuiet
            isSmall
            onClick={() => downloadErrors(report, file.name)}
          />
        )}
        {error && <Button label="Check again" isSmall onClick={onCheck} />}
        {isReady && (
          <Button
            label={`Import ${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`}
            isSmall
            onClick={onImport}
          />
        )}
      </div>
    </>
  );
}

function summaryText({ toCreate, toChange, refused }: ImportReport): string {
  if (refused > 0)
    return 'nothing can be imported while rows have errors. Fix these rows and choose the file again.';
  if (toCreate + toChange === 0) return 'all products are up to date. There is nothing to import.';
  return 'the import will make all of these changes, or none if one fails.';
}

function ReportCounts({ report }: { report: ImportReport }) {
  return (
    <dl className="import__counts">
      {COUNTS.map(({ key, label }) => (
        <div
          key={key}
          className={
            key === 'refused' && report.refused > 0 ? 'import__count import__count--bad' : 'import__count'
          }
        >
          <dt>{label}</dt>
          <dd>{formatCount(report[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
