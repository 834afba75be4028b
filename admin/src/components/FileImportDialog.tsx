import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../paths.ts';
import { Button } from './Button.tsx';
import { FileDrop } from './FileDrop.tsx';
import './import-dialog.css';
import { Modal } from './Modal.tsx';
import { type FileImport, useFileImport } from './use-file-import.ts';

/** What an import says of its own kind of file. */
export interface FileImportTexts<Report> {
  title: string;
  /** What the file has to have. */
  intro: ReactNode;
  /** Which files are taken. */
  hint: string;
  /** What the import will do. */
  summary: (report: Report) => string;
  /** The lines of the file. */
  rows: (report: Report) => ReactNode;
  canImport: (report: Report) => boolean;
  /** Names the last step. */
  doneLabel: string;
  /** What the import did. */
  done: (report: Report) => string;
}

interface Props<Report> {
  /** Of the REST call, such as `/api/inventory/import`. */
  path: string;
  texts: FileImportTexts<Report>;
  onChanged: () => void;
  onClosed: () => void;
}

/** Imports a file in three steps: choose it, see what it would do, import it. */
export function FileImportDialog<Report>({ path, texts, onChanged, onClosed }: Props<Report>) {
  const work = useFileImport<Report>(path, onChanged);
  return (
    <Modal title={texts.title} onClosed={onClosed}>
      {(close) => <Step key={work.step.name} work={work} texts={texts} close={close} />}
    </Modal>
  );
}

interface StepProps<Report> {
  work: FileImport<Report>;
  texts: FileImportTexts<Report>;
  close: () => void;
}

/** Each step takes the focus, because the button that led to it is gone. */
function Step<Report>({ work, texts, close }: StepProps<Report>) {
  const { step, isBusy, error, check, run, restart } = work;
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const labels = { choose: 'Choose a file', report: 'What the import will do', done: texts.doneLabel };
  return (
    <section ref={section} className="import" tabIndex={-1} aria-label={labels[step.name]} aria-busy={isBusy}>
      {step.name === 'choose' && (
        <>
          {texts.intro}
          <FileDrop hint={texts.hint} error={error} onChoose={check} />
          <p className="import__note" role="status">
            {isBusy && 'Checking the file'}
          </p>
        </>
      )}
      {step.name === 'report' && (
        <>
          <p>{texts.summary(step.report)}</p>
          {texts.rows(step.report)}
          <p className="import__error" role="alert">
            {error}
          </p>
        </>
      )}
      {step.name === 'done' && (
        <>
          <p role="status">{texts.done(step.report)}</p>
          <p className="import__note">
            All of it can be undone from the <Link to={PATHS.history}>history</Link>.
          </p>
        </>
      )}
      <div className="modal__actions">
        {step.name !== 'choose' && <Button label="Another file" isQuiet isSmall onClick={restart} />}
        {step.name === 'report' && texts.canImport(step.report) ? (
          <Button label="Import" isSmall isBusy={isBusy} onClick={() => void run()} />
        ) : (
          <Button label="Close" isQuiet isSmall onClick={close} />
        )}
      </div>
    </section>
  );
}
