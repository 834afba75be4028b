import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { askServer } from '../../session/ask-server.ts';
import type { Refusal } from '../../session/send-operation.ts';
import OPERATIONS from './account.graphql?raw';

/** Makes an operation of this screen. @throws Refusal */
export function ask<Data>(operationName: string, variables: object = {}): Promise<Data> {
  return askServer<Data>(OPERATIONS, operationName, variables);
}

interface Change {
  isBusy: boolean;
  /** By the names of fields; what concerns none is shown as a toast. */
  faults: Record<string, string>;
  /** Runs one change at a time. */
  run: (change: () => Promise<void>) => Promise<void>;
}

export function useChange(): Change {
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const run = async (change: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await change();
      setFaults({});
    } catch (error) {
      const { message, fieldErrors = {} } = error as Refusal;
      setFaults(fieldErrors);
      if (Object.keys(fieldErrors).length === 0) toast.error(message);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, faults, run };
}
