import '../../../components/import-dialog.css';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FileDrop } from '../../../components/FileDrop.tsx';
import { ignoreFurtherClicks } from '../../../components/ignore-further-clicks.ts';
import { Modal } from '../../../components/Modal.tsx';
import { ImportDone, ImportRunning } from './ImportProgress.tsx';
import { ReportView } from './ReportView.tsx';
import type { FileFormat } from './send-file.ts';
import type { Import } from './use-import.ts';

interface Props {
  work: Import;
  onClosed: () => void;
}

export function ImportDialog({ work, onClosed }: Props) {
  return (
    <Modal title="Import products" onClosed={onClosed}>
      {(close) => <Step key={work.step.name} work={work} close={close} />}
    </Modal>
  );
}

/** Each step takes the focus, because the button that led to it is gone. */
function Step({ work, close }: { work: Import; close: () => void }) {
  const { step, check, run, cancel, restart } = work;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus();
    ignoreFurtherClicks();
  }, []);
  return (
    <section ref={section} className="import" tabIndex={-1} aria-label={LABELS[step.name]}>
      {step.name === 'choose' && <ChooseFile {...step} onChoose={check} onClose={close} />}
      {step.name === 'check' && <ImportRunning {...step} onCancel={cancel} />}
      {step.name === 'report' && (
        <ReportView
          {...step}
          onImport={run}
          onCheck={(format) => check(step.file, step.category, { ...step.format, ...format })}
          onRestart={restart}
        />
      )}
      {step.name === 'import' && <ImportRunning {...step} onCancel={cancel} />}
      {step.name === 'follow' && (
        <ImportRunning
          name="import"
          file={{ name: step.fileName }}
          progress={step.progress}
          onCancel={cancel}
        />
      )}
      {step.name === 'done' && <ImportDone {...step} onClose={close} onRestart={restart} />}
    </section>
  );
}

const LABELS = {
  choose: 'Choose a file',
  check: 'The file is being checked',
  report: 'What the import will do',
  import: 'The products are being imported',
  follow: 'The products are being imported',
  done: 'The products were imported',
};

const HINT =
  'A CSV file from Export, a spreadsheet program, Shopify or WooCommerce: up to 100,000 products and 256 MB.';

interface ChooseFileProps {
  /** The chosen file that could not be checked. */
  file?: File;
  category?: string;
  format?: FileFormat;
  error?: string;
  onChoose: (file: File, category: string, format?: FileFormat) => void;
  onClose: () => void;
}

function ChooseFile({ file, category: said = '', format, error, onChoose, onClose }: ChooseFileProps) {
  const [category, setCategory] = useState(said);

  return (
    <>
      <p>
        First you see what the import would create and change, and which rows have errors. Nothing is changed
        before you confirm.
      </p>
      <p className="import__note">
        New products name their images by https: addresses, or wait for them as drafts.{' '}
        <a href="/api/product/template" download>
          Download a template
        </a>
      </p>
      <label className="import__category">
        Category of new products for which the file names none
        <input
          type="text"
          maxLength={100}
          value={category}
          placeholder="Of another shop’s file: as the file is called"
          onChange={({ target }) => setCategory(target.value)}
        />
      </label>
      <FileDrop hint={HINT} error={error} onChoose={(chosen) => onChoose(chosen, category)} />
      <div className="modal__actions">
        <Button label="Close" isQuiet isSmall onClick={onClose} />
        {file && (
          <Button label={`Try ${file.name} again`} isSmall onClick={() => onChoose(file, category, format)} />
        )}
      </div>
    </>
  );
}
