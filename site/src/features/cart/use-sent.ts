import { type RefObject, useEffect, useRef, useState } from 'react';
import { GraphqlError, tryAgainText } from './post-graphql.ts';

interface Sent {
  isBusy: boolean;
  /** Why the last request failed. Empty if it did not fail. */
  fault: string;
  /**
   * Runs one request at a time.
   * @param send sends the request, and returns why it failed, or undefined
   */
  run: (send: () => Promise<string | undefined>) => Promise<void>;
}

/** A request that a button sends. @param unreachable the message when the shop does not answer */
export function useSent(unreachable: string): Sent {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  // A ref, because the state is outdated during a second press in the same task.
  const isRunning = useRef(false);
  const run: Sent['run'] = async (send) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFault('');
    const failure = await send().catch((error: unknown) =>
      error instanceof GraphqlError ? textOf(error) : unreachable,
    );
    isRunning.current = false;
    setBusy(false);
    setFault(failure ?? '');
  };
  return { isBusy, fault, run };
}

function textOf({ message, retryAfter }: GraphqlError): string {
  return retryAfter === null ? message : tryAgainText(message, retryAfter);
}

/** Focuses an element when it is shown, because it replaces a focused button. */
export function useFocusOnShow<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
