import type { ImportReport } from '@mela/rules/import-report.ts';
import { LOCALE } from '@mela/rules/locale.ts';
import { Link } from 'react-router';
import { Button } from '../../../components/Button.tsx';
import { formatCount, formatProducts } from '../../../format.ts';
import { PATHS } from '../../../paths.ts';
import type { ImportProgress } from './import-run.ts';
import { ReportHandles } from './ReportHandles.tsx';
import { ReportNotes } from './ReportNotes.tsx';
import { ReportRows } from './ReportRows.tsx';
import { downloadReport } from './report-file.ts';

const PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent' });

interface RunningProps {
  name: 'check' | 'import';
  file: Pick<File, 'name'>;
  progress: ImportProgress;
  onCancel: () => void;
}

export function ImportRunning({ name, file, progress, onCancel }: RunningProps) {
  return (
    <>
      <p>
        {name === 'check' ? 'Checking' : 'Importing'} <strong>{file.name}</strong>
      </p>
      <div className="import__progress">
        <progress
          aria-label={name === 'check' ? 'Checking the file' : 'Importing the file'}
          value={progress.done}
          max={progress.total}
        />
        <span>{progressText(progress)}</span>
      </div>
      {name === 'import' && (
        <p className="import__note">
          You can close this dialog or leave the page. The import continues, and you can open it here again.
        </p>
      )}
      <div className="modal__actions">
        <Button label="Cancel" isQuiet isSmall onClick={onCancel} />
      </div>
    </>
  );
}

const PHASES = { check: 'Checked', fetch: 'Images fetched:', write: 'Written' };

function progressText({ phase, done, total }: ImportProgress): string {
  if (phase === 'send') return done < total ? `Sent ${PERCENT.format(done / total)}` : 'Sent';
  return `${PHASES[phase]} ${formatCount(done)} of ${formatCount(total)}`;
}

interface DoneProps {
  fileName: string;
  report: ImportReport;
  onClose: () => void;
  onRestart: () => void;
}

export function ImportDone({ fileName, report, onClose, onRestart }: DoneProps) {
  const { kept, noted, refused } = report;
  return (
    <>
      <p className="import__done" role="status">
        {formatProducts(report.toCreate)} created, {formatCount(report.toChange)} changed,{' '}
        {formatCount(report.unchanged)} unchanged.
        {kept > 0 && ` ${formatCount(kept)} with differences were kept.`}
        {refused > 0 && ` ${formatCount(refused)} skipped.`}
      </p>
      {report.toCreate + report.toChange > 0 && (
        <p className="import__note">
          You can undo the import under <Link to={PATHS.history}>Activity</Link>.
        </p>
      )}
      <ReportNotes report={report} />
      <ReportHandles report={report} />
      <ReportRows report={report} isDone />
      <div className="modal__actions">
        {refused + noted > 0 && (
          <Button label="Download report" isQuiet isSmall onClick={() => downloadReport(report, fileName)} />
        )}
        <Button label="Import another file" isQuiet isSmall onClick={onRestart} />
        <Button label="Close" isSmall onClick={onClose} />
      </div>
    </>
  );
}
