import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { StockReport } from '../../../../graphql-server/src/rules/stock-report.ts';
import { ignoreFurtherClicks } from '../../components/ignore-further-clicks.ts';
import { readStockFile, sendStockFile } from './send-stock-file.ts';

type Step =
  | { name: 'choose' }
  | { name: 'report'; file: File; report: StockReport }
  | { name: 'done'; report: StockReport };

export interface StockImport {
  step: Step;
  isBusy: boolean;
  /** Why the next step failed. */
  error: string | undefined;
  check: (file: File) => Promise<void>;
  /** Imports the file that was checked. */
  run: () => Promise<void>;
  restart: () => void;
}

/** The steps of an import: a file is chosen, what it does is looked at, and it is done. */
export function useStockImport(onChanged: () => void): StockImport {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const once = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    await work().catch((failure: Error) => setError(failure.message));
    setBusy(false);
    ignoreFurtherClicks();
  };

  return {
    step,
    isBusy,
    error,
    check: (chosen) =>
      once(async () => {
        const file = await readStockFile(chosen);
        const { data, message } = await sendStockFile(file, true);
        if (!data) throw new Error(message);
        setStep({ name: 'report', file, report: data });
      }),
    run: () =>
      once(async () => {
        if (step.name !== 'report') return;
        const { success, data, message } = await sendStockFile(step.file, false);
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
