import { formatCount } from '../format-count.ts';
import type { ImportReport } from './import-answer.ts';

const COUNTS = [
  { key: 'toCreate', label: 'To create' },
  { key: 'toChange', label: 'To change' },
  { key: 'unchanged', label: 'Unchanged' },
  { key: 'refused', label: 'Refused' },
] as const;

/** How many rows of each kind the file has. */
export function ReportCounts({ report }: { report: ImportReport }) {
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
