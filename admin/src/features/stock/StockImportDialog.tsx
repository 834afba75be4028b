import { Button } from '../../components/Button.tsx';
import '../../components/import-dialog.css';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { StockReport, StockRowReport } from '../../../../graphql-server/src/rules/stock-report.ts';
import { FileDrop } from '../../components/FileDrop.tsx';
import { Modal } from '../../components/Modal.tsx';
import { Reasons, ReportTable } from '../../components/ReportTable.tsx';
import { formatCount } from '../../format.ts';
import { PATHS } from '../../paths.ts';
import { NOT_COUNTED } from './stock-words.ts';
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

const HINT = 'A CSV file, such as Export makes: up to 100,000 lines and 32 MB.';

interface ChooseStockFileProps {
  isBusy: boolean;
  error: string | undefined;
  onChoose: (file: File) => void;
}

/** Takes a file of stock, chosen or dropped. */
function ChooseStockFile({ isBusy, error, onChoose }: ChooseStockFileProps) {
  return (
    <>
      <p>
        A line for each variant: its <code>id</code> or <code>sku</code>, and <code>on_hand</code>. First you
        see what would change, and which lines have errors.
      </p>
      <FileDrop hint={HINT} error={error} onChoose={onChoose} />
      <p className="import__note" role="status">
        {isBusy && 'Checking the file'}
      </p>
    </>
  );
}

/** Errors first, because they have to be fixed first. */
const KINDS = [
  { action: 'refuse', counter: 'refused', title: 'Errors', detail: 'Error' },
  { action: 'change', counter: 'toChange', title: 'To change', detail: 'On hand' },
] as const;

/** The lines of a file of stock by what becomes of them. */
function StockReportRows({ report }: { report: StockReport }) {
  return (
    <ReportTable
      report={report}
      kinds={KINDS}
      subject="Variant"
      nameOf={({ title, sku, id }) => title || sku || id || 'Unnamed'}
      detailOf={(row) => <Detail row={row} />}
    />
  );
}

function Detail({ row }: { row: StockRowReport }) {
  if (row.action === 'refuse') return <Reasons reasons={row.reasons} />;
  if (row.action !== 'change') return null;
  return (
    <>
      <del>{row.from === null ? NOT_COUNTED : formatCount(row.from)}</del>{' '}
      <span className="visually-hidden">becomes</span> <ins>{formatCount(row.to)}</ins>
    </>
  );
}
