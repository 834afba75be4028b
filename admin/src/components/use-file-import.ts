import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { loadSignIn } from '../session/load-sign-in.ts';
import { ignoreFurtherClicks } from './ignore-further-clicks.ts';

type Step<Report> =
  | { name: 'choose' }
  | { name: 'report'; file: File; report: Report }
  | { name: 'done'; report: Report };

export interface FileImport<Report> {
  step: Step<Report>;
  isBusy: boolean;
  /** Why the next step failed. */
  error: string | undefined;
  check: (file: File) => Promise<void>;
  /** Imports the file that was checked. */
  run: () => Promise<void>;
  restart: () => void;
}

/**
 * The steps of an import: the operator chooses a file, sees what it would do, and imports it.
 * @param path of the REST call, such as `/api/inventory/import`
 */
export function useFileImport<Report>(path: string, onChanged: () => void): FileImport<Report> {
  const [step, setStep] = useState<Step<Report>>({ name: 'choose' });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const once = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    await work().catch(({ message }: Error) => {
      setError(message);
      // An operator who closes the dialog before the answer is told all the same.
      if (isLeft.current) toast.error(message);
    });
    setBusy(false);
    ignoreFurtherClicks();
  };

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
/** The server's limit. */
const MAX_FILE_BYTES = 32 * BYTES_PER_MB;

/** The server's answer for a file. */
interface Answer<Report> {
  success: boolean;
  message: string;
  data?: Report;
}

/**
 * Imports a file, or only checks it (`isDryRun`). When the session has ended, it asks to sign in, and goes on.
 * @throws Error with a message for the operator
 */
async function sendFile<Report>(path: string, file: File, isDryRun: boolean): Promise<Answer<Report>> {
  const query = new URLSearchParams({ dry_run: String(Number(isDryRun)), name: file.name });
  const request = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: file };
  const response = await fetch(`${path}?${query}`, request).catch(() => null);
  const hasEnded = response?.status === UNAUTHENTICATED;
  if (hasEnded && (await (await loadSignIn()).askToSignIn())) return sendFile(path, file, isDryRun);
  const answer: unknown = await response?.json().catch(() => null);
  if (typeof answer === 'object' && answer !== null && 'success' in answer) return answer as Answer<Report>;
  throw new Error(
    isDryRun
      ? 'The file could not be sent. You may be offline.'
      : 'The server did not answer. Check the file again: it says what is imported already.',
  );
}

/** Copies a file, so that what is imported is what was checked. @throws Error with a message for the operator */
async function readFile(file: File): Promise<File> {
  if (file.size > MAX_FILE_BYTES)
    throw new Error(`"${file.name}" is larger than ${MAX_FILE_BYTES / BYTES_PER_MB} MB: split it.`);
  const content = await file.arrayBuffer().catch(() => {
    throw new Error(`"${file.name}" could not be read.`);
  });
  return new File([content], file.name);
}
