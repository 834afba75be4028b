import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import * as componentsText from '#messages/components.ts';

/** Shows a toast about a failed load, instead of the browser's own message, which would not help. */
export function toastFailure(error: unknown): void {
  if (error instanceof TypeError) toastMissing();
  else toast.error((error as Error).message);
}

export function toastMissing(): void {
  // The id makes further attempts reuse the same toast.
  toast.error(componentsText.thisCouldNotBeOpenedCheck, {
    id: 'missing',
  });
}

/**
 * Loads a component on first use. undefined until then. (`lazy` would show its fallback for at least 300 ms.) After a failure it
 * shows a toast and calls `onFailed`, so that the next press retries.
 */
export function useOnDemand<Part>(
  isNeeded: boolean,
  load: () => Promise<Part>,
  onFailed: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  const isAwaited = isNeeded && part === undefined;
  const fail = useEffectEvent(() => {
    toastMissing();
    onFailed();
  });

  useEffect(() => {
    if (!isAwaited) return;
    let isLeft = false;
    load().then(
      (loaded) => {
        if (!isLeft) setPart(() => loaded);
      },
      () => {
        if (!isLeft) fail();
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isAwaited, load]);

  return part;
}

/**
 * Loads once and returns the same promise each time. Drops a failed promise, so that the next call retries. A component that
 * passes the promise to React's `use` must store it, because each render after a failure would get another one.
 */
export function rememberPromise<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | null = null;
  return () => {
    promise ??= load().catch((error: unknown) => {
      promise = null;
      throw error;
    });
    return promise;
  };
}
