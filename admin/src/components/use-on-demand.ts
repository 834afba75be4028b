import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';

/**
 * Says why something failed; the browser's own message for what could not be loaded means nothing to people.
 */
export function toastFailure(error: unknown): void {
  if (error instanceof TypeError) toastMissing();
  else toast.error((error as Error).message);
}

export function toastMissing(): void {
  // Once, however often it is tried.
  toast.error('This could not be opened. You may be offline, or the admin was updated while it was open.', {
    id: 'missing',
  });
}

/**
 * A part of the screen that is loaded when it is first needed; undefined until then. (What stands in for a part by `lazy` React
 * shows for 300 ms at least, however soon it is there.) A toast says that it could not be loaded; `onFailed` then takes the need
 * back, so that the next press tries again.
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
 * Loads once and returns the same promise each time. A failed promise is dropped, so that the next call loads again. A component that
 * passes the promise to React's `use` must keep it: after a failure each render would get another one.
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
