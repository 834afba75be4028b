import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SIGNED_IN } from './session-state.ts';

interface Reading<Answer> {
  /** undefined until it is read; then what was read last. */
  answer: Answer | undefined;
  /** Why the last reading failed. */
  failure: unknown;
  /** Reads anew; what is shown stays until then. */
  reload: () => void;
}

interface Options<Answer> {
  /** What the question depends on: another one is read at once. */
  key: string;
  read: () => Promise<Answer>;
  /** Whether something in it is on its way. */
  isMoving?: (answer: Answer) => boolean;
}

/** What the server answers, read anew after a sign-in, when the window is looked at again, and as long as something waits. */
export function useReading<Answer>({ key, read, isMoving }: Options<Answer>): Reading<Answer> {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<unknown>();
  const [tries, setTries] = useState(0);
  const latest = useRef(0);
  const reload = useCallback(() => setTries((count) => count + 1), []);
  const ask = useEffectEvent(read);

  useEffect(() => {
    addEventListener(SIGNED_IN, reload);
    addEventListener('focus', reload);
    return () => {
      removeEventListener(SIGNED_IN, reload);
      removeEventListener('focus', reload);
    };
  }, [reload]);

  useFollow(answer !== undefined && isMoving?.(answer) === true, reload);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each key and try.
  useEffect(() => {
    latest.current += 1;
    const mine = latest.current;
    ask().then(
      (found) => {
        if (mine !== latest.current) return;
        setFailure(undefined);
        setAnswer(found);
      },
      (error: unknown) => mine === latest.current && setFailure(error ?? true),
    );
    return () => {
      latest.current += 1;
    };
  }, [key, tries]);

  return { answer, failure, reload };
}

const EVERY_MS = 3_000;

/** Reloads every few seconds while something is pending and the page is visible. */
export function useFollow(isWaiting: boolean, reload: () => void): void {
  const read = useEffectEvent(() => {
    if (document.visibilityState === 'visible') reload();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => read(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
