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

/** Each step takes the focus, because the previous step's button is gone. */
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
  check: 'Checking the file',
  report: 'Review the import',
  import: 'Importing products',
  follow: 'Importing products',
  done: 'Import finished',
};

const HINT = 'CSV file from Mela, Shopify, WooCommerce or a spreadsheet. Up to 100,000 products and 256 MB.';

interface ChooseFileProps {
  /** The file whose check failed. */
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
      <p>You can review the new products, the changes and the errors before anything is imported.</p>
      <p className="import__note">
        Give each image as an https:// address. New products without images are created as drafts.{' '}
        <a href="/api/product/template" download>
          Download a template
        </a>
      </p>
      <label className="import__category">
        Category for new products without one in the file
        <input
          type="text"
          maxLength={100}
          value={category}
          placeholder="For a file of another shop: the file’s name"
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
