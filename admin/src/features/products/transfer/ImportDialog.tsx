import * as productTransferText from '#messages/product-transfer.ts';
import * as sharedText from '#messages/shared.ts';
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
    <Modal title={productTransferText.importProducts} onClosed={onClosed}>
      {(close) => <Step key={work.step.name} work={work} close={close} />}
    </Modal>
  );
}

/** The current step of an import. It takes the focus, because the button of the previous step is gone. */
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
  choose: sharedText.chooseFile,
  check: productTransferText.checkingFile,
  report: sharedText.reviewImport,
  import: productTransferText.importingProducts,
  follow: productTransferText.importingProducts,
  done: productTransferText.importFinished,
};

const HINT = productTransferText.csvFileFromMelaShopifyWoo;

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
      <p>{productTransferText.youCanReviewNewProductsChanges}</p>
      <p className="import__note">
        {productTransferText.giveEachImageAsHttpsAddress}{' '}
        <a href="/api/product/template" download>
          {productTransferText.downloadTemplate}
        </a>
      </p>
      <label className="import__category">
        {productTransferText.categoryForNewProductsWithoutOne}
        <input
          type="text"
          maxLength={100}
          value={category}
          placeholder={productTransferText.forFileOfAnotherShopFiles}
          onChange={({ target }) => setCategory(target.value)}
        />
      </label>
      <FileDrop hint={HINT} error={error} onChoose={(chosen) => onChoose(chosen, category)} />
      <div className="modal__actions">
        <Button label={sharedText.close} isQuiet isSmall onClick={onClose} />
        {file && (
          <Button
            label={productTransferText.tryNameAgain(file.name)}
            isSmall
            onClick={() => onChoose(file, category, format)}
          />
        )}
      </div>
    </>
  );
}
