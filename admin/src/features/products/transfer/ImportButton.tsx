import { useEffect, useState } from 'react';
import * as productTransferText from '#messages/product-transfer.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../../components/Button.tsx';
import { useOnDemand } from '../../../components/use-on-demand.ts';
import { type ImportRun, readRun } from './import-run.ts';

/** Loads the import code with the first dialog, or to follow a running import. */
const loadWork = async () => (await import('./ImportWork.tsx')).ImportWork;

/** Opens the import dialog. Closing the dialog does not stop a running import, and it can be opened again. */
export function ImportButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [found, setFound] = useState<ImportRun>();
  const Work = useOnDemand(isNeeded, loadWork, () => {
    setIsNeeded(false);
    setIsOpen(false);
  });

  // Finds an import that another tab started, or this tab before a reload.
  useEffect(() => {
    let isLeft = false;
    void readRun('GET').then((run) => {
      if (isLeft || !run || run.result) return;
      setFound(run);
      setIsRunning(true);
      setIsNeeded(true);
    });
    return () => {
      isLeft = true;
    };
  }, []);

  return (
    <>
      <Button
        label={isRunning ? productTransferText.importing : sharedText.importLabel}
        icon="upload"
        isQuiet
        isSmall
        onClick={() => {
          setIsNeeded(true);
          setIsOpen(true);
        }}
      />
      {Work && (
        <Work found={found} isOpen={isOpen} onClosed={() => setIsOpen(false)} onRunning={setIsRunning} />
      )}
    </>
  );
}
