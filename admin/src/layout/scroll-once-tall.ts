import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The longest wait for a list. After it, the reader has probably started reading elsewhere. */
const LONGEST_WAIT_MS = 3_000;
const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const STORED = 'mela.scroll';

/** The scroll position of each history entry, by key. Survives a reload. */
const positions = new Map<string, number>(readStored());
addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...positions]));
  } catch {
    // If storage is full or blocked, the page is shown from its top.
  }
});

/**
 * Restores the scroll position once a list that is still loading is tall enough. React Router would restore
 * it at once.
 */
export function useScrollOnceTall(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    const position = positions.get(key) ?? 0;
    const stopWaiting = isBack && position > 0 ? scrollOnceTall(position) : undefined;
    const note = () => positions.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => {
      stopWaiting?.();
      removeEventListener('scroll', note);
    };
  }, [key, isBack]);
}

/**
 * Scrolls when the content arrives, unless the reader scrolls first.
 * @returns a function that cancels this
 */
function scrollOnceTall(position: number): () => void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const scroll = () => {
    scrollTo(0, position);
    if (scrollY >= Math.floor(position)) stop();
  };
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(stop, LONGEST_WAIT_MS);
  waiting.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of READER_EVENTS) addEventListener(type, stop, { passive: true, signal: waiting.signal });
  observer.observe(document.body);
  return stop;
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
  } catch {
    return [];
  }
}
