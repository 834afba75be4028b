import { formatCount } from '../format-count.ts';
import type { ImportReport } from './import-answer.ts';
import { ReportCounts } from './ReportCounts.tsx';
import { ReportRows } from './ReportRows.tsx';

interface Props {
  file: File;
  report: ImportReport;
  /** Why the import did not happen. */
  fault?: string;
  onImport: () => void;
  onCheck: () => void;
  onRestart: () => void;
}

/** What the file would do, row by row, and the question whether to do it. */
export function ReportView({ file, report, fault, onImport, onCheck, onRestart }: Props) {
  const count = report.toCreate + report.toChange;
  const isReady = fault === undefined && report.refused === 0 && count > 0;
  return (
    <>
      <p role="status">
        <strong>{file.name}</strong>: {verdict(report)}
      </p>
      <ReportCounts report={report} />
      {fault && (
        <p className="import__fault" role="alert">
          {fault}
        </p>
      )}
      <ReportRows report={report} />
      <div className="modal__actions">
        <button type="button" className="button button--quiet button--small" onClick={onRestart}>
          Choose another file
        </button>
        {fault && (
          <button type="button" className="button button--small" onClick={onCheck}>
            Check again
          </button>
        )}
        {isReady && (
          <button type="button" className="button button--small" onClick={onImport}>
            Import {formatCount(count)} {count === 1 ? 'row' : 'rows'}
          </button>
        )}
      </div>
    </>
  );
}

function verdict({ toCreate, toChange, refused }: ImportReport): string {
  if (refused > 0)
    return 'nothing can be imported while a row is refused. Mend the rows below and choose it again.';
  if (toCreate + toChange === 0)
    return 'every product is as the file says already. There is nothing to import.';
  return 'this is what the import will do, all of it or nothing.';
}
