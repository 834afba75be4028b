import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../paths.ts';
import { Button } from './Button.tsx';
import { FileDrop } from './FileDrop.tsx';
import './import-dialog.css';
import { Modal } from './Modal.tsx';
import { type FileImport, useFileImport } from './use-file-import.ts';

/** The texts and report view of one kind of import. */
export interface FileImportTexts<Report> {
  title: string;
  /** Describes the required columns. */
  intro: ReactNode;
  /** Describes the accepted files. */
  hint: string;
  /** Summarises the planned changes. */
  summary: (report: Report) => string;
  /** Renders the report's rows. */
  rows: (report: Report) => ReactNode;
  canImport: (report: Report) => boolean;
  /** The label of the last step. */
  doneLabel: string;
  /** The sentence that reports the result, such as "Imported 3 redirects". */
  done: (report: Report) => string;
}

interface Props<Report> {
  /** The path of the REST call, such as `/api/inventory/import`. */
  path: string;
  texts: FileImportTexts<Report>;
  onChanged: () => void;
  onClosed: () => void;
}

/** Imports a file in three steps: choose, review, import. */
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

/** The current step. Each step takes the focus, because the button of the previous step is gone. */
function Step<Report>({ work, texts, close }: StepProps<Report>) {
  const { step, isBusy, error, check, run, restart } = work;
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const labels = { choose: sharedText.chooseFile, report: sharedText.reviewImport, done: texts.doneLabel };
  return (
    <section ref={section} className="import" tabIndex={-1} aria-label={labels[step.name]} aria-busy={isBusy}>
      {step.name === 'choose' && (
        <>
          {texts.intro}
          <FileDrop hint={texts.hint} error={error} onChoose={check} />
          <p className="import__note" role="status">
            {isBusy && componentsText.checkingFile}
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
            {componentsText.youCanUndoImportUnder} <Link to={PATHS.history}>{sharedText.activity}</Link>.
          </p>
        </>
      )}
      <div className="modal__actions">
        {step.name !== 'choose' && (
          <Button label={sharedText.chooseAnotherFile} isQuiet isSmall onClick={restart} />
        )}
        {step.name === 'report' && texts.canImport(step.report) ? (
          <Button label={sharedText.importLabel} isSmall isBusy={isBusy} onClick={() => void run()} />
        ) : (
          <Button label={sharedText.close} isQuiet isSmall onClick={close} />
        )}
      </div>
    </section>
  );
}
