import { useEffect } from 'react';
import { ImportDialog } from './ImportDialog.tsx';
import type { ImportRun } from './import-run.ts';
import { useImport } from './use-import.ts';

interface Props {
  /** An import that was running when the screen opened. */
  found: ImportRun | undefined;
  isOpen: boolean;
  onClosed: () => void;
  /** Called initially and on each change with whether an import is running. */
  onRunning: (isRunning: boolean) => void;
}

/** The import, which continues while its dialog is closed. */
export function ImportWork({ found, isOpen, onClosed, onRunning }: Props) {
  const work = useImport(found);
  const { name } = work.step;
  const isRunning = name === 'import' || name === 'follow';
  useEffect(() => onRunning(isRunning), [isRunning, onRunning]);

  return (
    isOpen && (
      <ImportDialog
        work={work}
        onClosed={() => {
          onClosed();
          if (name === 'check') work.cancel();
          if (!isRunning) work.restart();
        }}
      />
    )
  );
}
