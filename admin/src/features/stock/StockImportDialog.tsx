import { Button } from '../../components/Button.tsx';
import '../../components/import-dialog.css';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Modal } from '../../components/Modal.tsx';
import { formatCount } from '../../format.ts';
import { PATHS } from '../../paths.ts';
import { ChooseStockFile } from './ChooseStockFile.tsx';
import { StockReportRows } from './StockReportRows.tsx';
import { type StockImport, useStockImport } from './use-stock-import.ts';

interface Props {
  onChanged: () => void;
  onClosed: () => void;
}

/** Takes what a file says how many there are: first it shows what that would change, then it does it. */
export function StockImportDialog({ onChanged, onClosed }: Props) {
  const work = useStockImport(onChanged);
  return (
    <Modal title="Import stock" onClosed={onClosed}>
      {(close) => <Step key={work.step.name} work={work} close={close} />}
    </Modal>
  );
}

const LABELS = {
  choose: 'Choose a file',
  report: 'What the import will do',
  done: 'The stock was imported',
};

/** Each step takes the focus, because the button that led to it is gone. */
function Step({ work, close }: { work: StockImport; close: () => void }) {
  const { step, isBusy, error, check, run, restart } = work;
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} className="import" tabIndex={-1} aria-label={LABELS[step.name]} aria-busy={isBusy}>
      {step.name === 'choose' && <ChooseStockFile isBusy={isBusy} error={error} onChoose={check} />}
      {step.name === 'report' && (
        <>
          <p>{summaryOf(step.report)}</p>
          <StockReportRows report={step.report} />
          <p className="import__error" role="alert">
            {error}
          </p>
        </>
      )}
      {step.name === 'done' && (
        <>
          <p role="status">{formatCount(step.report.toChange)} changed.</p>
          <p className="import__note">
            All of it can be undone from the <Link to={PATHS.history}>history</Link>.
          </p>
        </>
      )}
      <div className="modal__actions">
        {step.name !== 'choose' && <Button label="Another file" isQuiet isSmall onClick={restart} />}
        {step.name === 'report' && step.report.refused === 0 && step.report.toChange > 0 ? (
          <Button label="Import" isSmall isBusy={isBusy} onClick={() => void run()} />
        ) : (
          <Button label="Close" isQuiet isSmall onClick={close} />
        )}
      </div>
    </section>
  );
}

function summaryOf({
  toChange,
  unchanged,
  refused,
}: {
  toChange: number;
  unchanged: number;
  refused: number;
}) {
  const counts = `${formatCount(toChange)} to change, ${formatCount(unchanged)} unchanged`;
  if (refused === 0) return `${counts}.`;
  const errors = refused === 1 ? '1 error' : `${formatCount(refused)} errors`;
  return `${counts}, ${errors}: nothing is imported before the file has none.`;
}
