import { useApolloClient } from '@apollo/client/react';
import type { ImportReport } from '@mela/rules/import-report.ts';
import type { Overwrite } from '@mela/rules/overwrite.ts';
import { useEffect, useRef, useState } from 'react';
import { finalize, Observable, type Subscription } from 'rxjs';
import * as productTransferText from '#messages/product-transfer.ts';
import { refetchLists } from '../product-cache.ts';
import { importFile, readFile } from './import-file.ts';
import { type ImportProgress, type ImportRun, readRun } from './import-run.ts';
import { type FileFormat, sendFile } from './send-file.ts';

const OFFLINE = productTransferText.serverDidNotRespondCheck;
const OUTCOME_UNKNOWN = productTransferText.checkFileAgainToSeeWhether(OFFLINE);
const CANCELLED = productTransferText.youCanceledImportAndItsChanges;

/** The current step of the import. `error` is the reason why the step after it failed. */
type ImportStep =
  | { name: 'choose'; file?: File; category?: string; format?: FileFormat; error?: string }
  | { name: 'check'; file: File; category: string; format: FileFormat; progress: ImportProgress }
  | { name: 'report'; file: File; category: string; format: FileFormat; report: ImportReport; error?: string }
  | {
      name: 'import';
      file: File;
      category: string;
      format: FileFormat;
      report: ImportReport;
      progress: ImportProgress;
    }
  | { name: 'follow'; fileName: string; progress: ImportProgress }
  | { name: 'done'; fileName: string; report: ImportReport };

export interface Import {
  step: ImportStep;
  /**
   * Starts a dry run.
   * @param category the category of products that have none in the file. Blank: the file's name is the
   * category
   * @param format the operator's choices, if the file is ambiguous
   */
  check: (file: File, category: string, format?: FileFormat) => void;
  /**
   * Imports the checked file.
   * @param overwrite what the import may overwrite. undefined: the server's default
   */
  run: (overwrite?: readonly Overwrite[]) => void;
  cancel: () => void;
  restart: () => void;
}

const START: ImportStep = { name: 'choose' };
const NOTHING_SENT: ImportProgress = { phase: 'send', done: 0, total: 1 };

/** The steps of an import. Starts with a running import, if one was found. */
export function useImport(found: ImportRun | undefined): Import {
  const client = useApolloClient();
  const [step, setStep] = useState(() => (found ? followed(found) : START));
  const checking = useRef<Subscription>(undefined);
  const writing = useRef<Subscription>(undefined);
  // Leaving the screen cancels a dry run, but not an import.
  useEffect(() => () => checking.current?.unsubscribe(), []);
  useFollowing(found, setStep);

  const send = (file: File, category: string, format: FileFormat) => {
    const asked = { file, category, format };
    const show = (progress: ImportProgress) => setStep({ name: 'check', ...asked, progress });
    show(NOTHING_SENT);
    checking.current = sendFile(file, true, show, { category, ...format }).subscribe({
      next: ({ data, message }) =>
        setStep(
          data ? { name: 'report', ...asked, report: data } : { name: 'choose', ...asked, error: message },
        ),
      error: () => setStep({ name: 'choose', ...asked, error: OFFLINE }),
    });
  };

  return {
    step,
    check: (file, category, format = {}) => {
      readFile(file).then(
        (read) => send(read, category, format),
        ({ message }: Error) => setStep({ name: 'choose', category, error: message }),
      );
    },
    run: (overwrite) => {
      if (step.name !== 'report') return;
      const { file, category, format, report } = step;
      const asked = { file, category, format, report };
      const show = (progress: ImportProgress) => setStep({ name: 'import', ...asked, progress });
      show(NOTHING_SENT);
      const groups = overwrite && { overwrite: overwrite.join() || 'none' };
      writing.current = importFile(file, show, { category, ...format, ...groups })
        .pipe(finalize(() => refetchLists(client)))
        .subscribe({
          next: ({ success, data = report, message }) =>
            setStep(
              success
                ? { name: 'done', fileName: file.name, report: data }
                : { name: 'report', ...asked, report: data, error: message },
            ),
          error: () => setStep({ name: 'report', ...asked, error: OUTCOME_UNKNOWN }),
        });
    },
    cancel: () => {
      checking.current?.unsubscribe();
      writing.current?.unsubscribe();
      // Only these steps run on the server. An import whose file is still being uploaded has not begun.
      const isRunning = step.name === 'import' || step.name === 'follow';
      if (isRunning && step.progress.phase !== 'send') void cancelImport();
      setStep(cancelled(step));
    },
    restart: () => setStep(START),
  };
}

/** Follows an import that was found running, and reloads the lists when it ends. */
function useFollowing(found: ImportRun | undefined, onStep: (step: ImportStep) => void): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!found) return;
    onStep(followed(found));
    const following = followImport().subscribe((run) => {
      onStep(followed(run));
      if (run.result) void refetchLists(client);
    });
    return () => following.unsubscribe();
  }, [client, found, onStep]);
}

/** The step after a cancelled one. An import that is followed reports its own outcome. */
function cancelled(step: ImportStep): ImportStep {
  if (step.name === 'check') return { ...step, name: 'choose' };
  if (step.name !== 'import') return step;
  const { file, category, format, report } = step;
  return { name: 'report', file, category, format, report, error: CANCELLED };
}

/** The step that shows an import on the server, which another operator may have started. */
function followed({ name: fileName, progress, result }: ImportRun): ImportStep {
  if (!result) return { name: 'follow', fileName, progress: progress ?? NOTHING_SENT };
  const { success, data, message } = result;
  return success && data ? { name: 'done', fileName, report: data } : { name: 'choose', error: message };
}

const POLL_MS = 700;

/** Polls an import on the server until it ends. */
function followImport(): Observable<ImportRun> {
  return new Observable((subscriber) => {
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const run = await readRun('GET');
      if (subscriber.closed) return;
      if (run) subscriber.next(run);
      if (!run || run.result) return subscriber.complete();
      timer = setTimeout(look, POLL_MS);
    };
    timer = setTimeout(look, POLL_MS);
    return () => clearTimeout(timer);
  });
}

/** Cancels the running import. Resolves when its changes are undone. */
async function cancelImport(): Promise<void> {
  await readRun('DELETE');
}
