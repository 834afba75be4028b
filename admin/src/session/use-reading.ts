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
  /** How soon it is read again while the window is looked at; null: it stays as it is. */
  again?: (answer: Answer) => number | null;
}

/** What the server answers, read anew after a sign-in, and when the window is looked at again. */
export function useReading<Answer>({ key, read, again }: Options<Answer>): Reading<Answer> {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<unknown>();
  const [tries, setTries] = useState(0);
  const latest = useRef(0);
  const reload = useCallback(() => setTries((count) => count + 1), []);
  const ask = useEffectEvent(read);
  const delayOf = useEffectEvent((found: Answer) => again?.(found) ?? null);

  useEffect(() => {
    addEventListener(SIGNED_IN, reload);
    addEventListener('focus', reload);
    return () => {
      removeEventListener(SIGNED_IN, reload);
      removeEventListener('focus', reload);
    };
  }, [reload]);

  useEffect(() => {
    const delay = answer === undefined ? null : delayOf(answer);
    if (delay === null) return;
    const timer = setTimeout(() => document.visibilityState === 'visible' && reload(), delay);
    return () => clearTimeout(timer);
  }, [answer, reload]);

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
