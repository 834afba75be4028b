import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import { askToSignIn } from '../session/sign-in-request.tsx';
import { ignoreFurtherClicks } from './ignore-further-clicks.ts';
import { useOneAtATime } from './use-change.ts';

type Step<Report> =
  | { name: 'choose' }
  | { name: 'report'; file: File; report: Report }
  | { name: 'done'; report: Report };

export interface FileImport<Report> {
  step: Step<Report>;
  isBusy: boolean;
  /** The error of the last step. */
  error: string | undefined;
  check: (file: File) => Promise<void>;
  /** Imports the checked file. */
  run: () => Promise<void>;
  restart: () => void;
}

/**
 * The steps of an import: choose a file, review the changes, import.
 * @param path the REST path, such as `/api/inventory/import`
 */
export function useFileImport<Report>(path: string, onChanged: () => void): FileImport<Report> {
  const [step, setStep] = useState<Step<Report>>({ name: 'choose' });
  const { isBusy, run } = useOneAtATime();
  const [error, setError] = useState<string>();

  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const once = (work: () => Promise<void>) =>
    run(undefined, async () => {
      setError(undefined);
      await work().catch(({ message }: Error) => {
        setError(message);
        // Show a toast if the operator has closed the dialog before the response.
        if (isLeft.current) toast.error(message);
      });
      ignoreFurtherClicks();
    });

  return {
    step,
    isBusy,
    error,
    check: (chosen) =>
      once(async () => {
        const file = await readFile(chosen);
        const { data, message } = await sendFile<Report>(path, file, true);
        if (!data) throw new Error(message);
        setStep({ name: 'report', file, report: data });
      }),
    run: () =>
      once(async () => {
        if (step.name !== 'report') return;
        const { success, data, message } = await sendFile<Report>(path, step.file, false);
        if (data) setStep({ ...step, report: data });
        if (!success || !data) throw new Error(message);
        setStep({ name: 'done', report: data });
        toast.success(message);
        onChanged();
      }),
    restart: () => {
      setError(undefined);
      setStep({ name: 'choose' });
    },
  };
}

const UNAUTHENTICATED = 401;
const BYTES_PER_MB = 1024 * 1024;
/** The maximum size of a file, the same as the server's limit. */
const MAX_FILE_BYTES = 32 * BYTES_PER_MB;

/** The server's answer for a file. */
interface Answer<Report> {
  success: boolean;
  message: string;
  data?: Report;
}

/**
 * Imports a file, or only checks it (`isDryRun`). When the session has ended, asks the operator to sign in and continues.
 * @throws Error with a message for the operator
 */
async function sendFile<Report>(path: string, file: File, isDryRun: boolean): Promise<Answer<Report>> {
  const query = new URLSearchParams({ dry_run: String(Number(isDryRun)), name: file.name });
  const request = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: file };
  const response = await fetch(`${path}?${query}`, request).catch(() => null);
  const hasEnded = response?.status === UNAUTHENTICATED;
  if (hasEnded && (await askToSignIn())) return sendFile(path, file, isDryRun);
  const answer: unknown = await response?.json().catch(() => null);
  if (typeof answer === 'object' && answer !== null && 'success' in answer) return answer as Answer<Report>;
  throw new Error(isDryRun ? componentsText.fileNotUploaded : componentsText.importUnanswered);
}

/** Copies a file, so that the imported content is the checked content. @throws Error with a message for the operator */
async function readFile(file: File): Promise<File> {
  if (file.size > MAX_FILE_BYTES)
    throw new Error(sharedText.fileTooLarge(file.name, MAX_FILE_BYTES / BYTES_PER_MB));
  const content = await file.arrayBuffer().catch(() => {
    throw new Error(sharedText.fileUnreadable(file.name));
  });
  return new File([content], file.name);
}
