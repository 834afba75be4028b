import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { useImport } from './use-import.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

/** Opens the import. Closing the dialog does not stop a running one, and it can be opened again. */
export function ImportButton() {
  const [isOpen, setIsOpen] = useState(false);
  const work = useImport();
  return (
    <>
      <button type="button" className="button button--quiet button--small" onClick={() => setIsOpen(true)}>
        <Icon name="upload" />
        {work.step.name === 'follow' || work.step.name === 'import' ? 'Importing…' : 'Import'}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog
            work={work}
            onClosed={() => {
              setIsOpen(false);
              if (work.step.name === 'check') work.cancel();
              if (work.step.name !== 'import' && work.step.name !== 'follow') work.restart();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
