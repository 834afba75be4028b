import { useState } from 'react';
import { errorMessage } from '../graphql-errors.ts';

const TYPING_MS = 250;

/** Searches when typing pauses. Only the latest search counts. @returns `found`: undefined until something is searched */
export function useFound<Found>(find: (text: string) => Promise<Found[]>) {
  const [found, setFound] = useState<Found[]>();
  const [failure, setFailure] = useState<string>();
  const [latest] = useState({ count: 0, timer: 0 });
  const search = (typed: string) => {
    const text = typed.trim();
    latest.count += 1;
    const mine = latest.count;
    clearTimeout(latest.timer);
    if (text === '') {
      setFound(undefined);
      return;
    }
    latest.timer = window.setTimeout(async () => {
      const result = await find(text).catch((error: unknown) => errorMessage(error));
      if (mine !== latest.count) return;
      setFailure(typeof result === 'string' ? result : undefined);
      setFound(typeof result === 'string' ? undefined : result);
    }, TYPING_MS);
  };
  return { found, failure, search };
}
