import '../../../components/import-dialog.css';
import { useEffect, useRef } from 'react';
import { ignoreFurtherClicks } from '../../../components/ignore-further-clicks.ts';
import { Modal } from '../../../components/Modal.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportDone, ImportRunning } from './ImportProgress.tsx';
import { ReportView } from './ReportView.tsx';
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
          onCheck={() => check(step.file, step.category)}
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
      {step.name === 'done' && <ImportDone report={step.report} onClose={close} onRestart={restart} />}
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
