import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { finalize, type Subscription } from 'rxjs';
import type { ImportProgress, ImportReport } from './import-answer.ts';
import { importFile, refetchLists } from './import-file.ts';
import { readFile } from './read-file.ts';
import { sendFile } from './send-file.ts';

const LOST = 'The server did not answer. Your network may be gone.';
const OUTCOME_UNKNOWN = `${LOST} Check the file again to see whether anything was imported.`;
const CANCELLED =
  'The import was cancelled, and what it had done is undone. Check the file again to be sure.';

/** Where an import stands; `fault` says what went wrong on the way to the next step. */
type ImportStep =
  | { name: 'choose'; file?: File; fault?: string }
  | { name: 'check'; file: File; progress: ImportProgress }
  | { name: 'report'; file: File; report: ImportReport; fault?: string }
  | { name: 'import'; file: File; report: ImportReport; progress: ImportProgress }
  | { name: 'done'; report: ImportReport };

export interface Import {
  step: ImportStep;
  /** Tries a file, which changes nothing. */
  check: (file: File) => void;
  /** Imports the file that was tried. */
  run: () => void;
  /** Gives up what is under way. */
  cancel: () => void;
  restart: () => void;
}

const START: ImportStep = { name: 'choose' };
const NOTHING_SENT: ImportProgress = { phase: 'send', done: 0, total: 1 };

/** The way of a file into the shop, step by step. */
export function useImport(): Import {
  const client = useApolloClient();
  const [step, setStep] = useState(START);
  const checking = useRef<Subscription>(undefined);
  const writing = useRef<Subscription>(undefined);
  // What is only tried is given up with the screen; what is being written goes on.
  useEffect(() => () => checking.current?.unsubscribe(), []);

  const send = (file: File) => {
    const show = (progress: ImportProgress) => setStep({ name: 'check', file, progress });
    show(NOTHING_SENT);
    checking.current = sendFile(file, true, show).subscribe({
      next: ({ data, message }) =>
        setStep(data ? { name: 'report', file, report: data } : { name: 'choose', file, fault: message }),
      error: () => setStep({ name: 'choose', file, fault: LOST }),
    });
  };

  return {
    step,
    check: (file) => {
      readFile(file).then(send, ({ message }: Error) => setStep({ name: 'choose', fault: message }));
    },
    run: () => {
      if (step.name !== 'report') return;
      const { file, report } = step;
      const show = (progress: ImportProgress) => setStep({ name: 'import', file, report, progress });
      show(NOTHING_SENT);
      writing.current = importFile(file, show)
        .pipe(finalize(() => refetchLists(client)))
        .subscribe({
          next: ({ success, data = report, message }) =>
            setStep(
              success
                ? { name: 'done', report: data }
                : { name: 'report', file, report: data, fault: message },
            ),
          error: () => setStep({ name: 'report', file, report, fault: OUTCOME_UNKNOWN }),
        });
    },
    cancel: () => {
      checking.current?.unsubscribe();
      writing.current?.unsubscribe();
      if (step.name === 'check') setStep({ name: 'choose', file: step.file });
      if (step.name === 'import') {
        setStep({ name: 'report', file: step.file, report: step.report, fault: CANCELLED });
      }
    },
    restart: () => setStep(START),
  };
}
