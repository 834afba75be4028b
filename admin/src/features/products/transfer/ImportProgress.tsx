import type { ImportReport } from '@mela/rules/import-report.ts';
import { LOCALE } from '@mela/rules/locale.ts';
import { Link } from 'react-router';
import * as productTransferText from '#messages/product-transfer.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../../components/Button.tsx';
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
        {name === 'check' ? productTransferText.checking : productTransferText.importingStep}{' '}
        <strong>{file.name}</strong>
      </p>
      <div className="import__progress">
        <progress
          aria-label={name === 'check' ? productTransferText.checkingFile : productTransferText.importingFile}
          value={progress.done}
          max={progress.total}
        />
        <span>{progressText(progress)}</span>
      </div>
      {name === 'import' && <p className="import__note">{productTransferText.youCanCloseThisDialog}</p>}
      <div className="modal__actions">
        <Button label={sharedText.cancel} isQuiet isSmall onClick={onCancel} />
      </div>
    </>
  );
}

const PHASES = {
  check: productTransferText.checked,
  fetch: productTransferText.imagesFetched,
  write: productTransferText.written,
};

function progressText({ phase, done, total }: ImportProgress): string {
  if (phase === 'send')
    return done < total ? productTransferText.sentFormat(PERCENT.format(done / total)) : sharedText.sent;
  return productTransferText.phaseDoneOfTotal(PHASES[phase], done, total);
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
        {productTransferText.createdAndChanged(report.toCreate, report.toChange)}{' '}
        {productTransferText.unchanged(report.unchanged)}
        {kept > 0 && productTransferText.withDifferencesWereKept(kept)}
        {refused > 0 && productTransferText.refusedSkipped(refused)}
      </p>
      {report.toCreate + report.toChange > 0 && (
        <p className="import__note">
          {productTransferText.youCanUndoImportUnder} <Link to={PATHS.history}>{sharedText.activity}</Link>.
        </p>
      )}
      <ReportNotes report={report} />
      <ReportHandles report={report} />
      <ReportRows report={report} isDone />
      <div className="modal__actions">
        {refused + noted > 0 && (
          <Button
            label={productTransferText.downloadReport}
            isQuiet
            isSmall
            onClick={() => downloadReport(report, fileName)}
          />
        )}
        <Button label={productTransferText.importAnotherFile} isQuiet isSmall onClick={onRestart} />
        <Button label={sharedText.close} isSmall onClick={onClose} />
      </div>
    </>
  );
}
