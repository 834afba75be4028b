import { formatCount } from '../format-count.ts';
import type { ImportReport } from './import-answer.ts';

interface Props {
  report: ImportReport;
  onClose: () => void;
  onRestart: () => void;
}

/** What the import has done. */
export function ImportDone({ report, onClose, onRestart }: Props) {
  return (
    <>
      <p className="import__done" role="status">
        {products(report.toCreate)} created, {formatCount(report.toChange)} changed,{' '}
        {formatCount(report.unchanged)} left as they were.
      </p>
      <div className="modal__actions">
        <button type="button" className="button button--quiet button--small" onClick={onRestart}>
          Import another file
        </button>
        <button type="button" className="button button--small" onClick={onClose}>
          Close
        </button>
      </div>
    </>
  );
}

function products(count: number): string {
  return count === 1 ? '1 product' : `${formatCount(count)} products`;
}
