import type { Location, NavigationType } from 'react-router';

const STORED = 'mela.scroll';
/** Content that comes later than this has waited for the server, and whoever reads has begun elsewhere. */
const LONGEST_WAIT_MS = 3_000;
const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
let stopWaiting = () => {};

/** How far each entry of the history was scrolled, by its key. */
const positions: Record<string, number> = readStored();

export function noteScroll({ key }: Location): void {
  positions[key] = scrollY;
}

/** A new screen is shown from its top, one that was left before from where it was left. */
export function restoreScroll(location: Location, action: `${NavigationType}`, keepsScroll: boolean): void {
  const position = action === 'POP' ? positions[location.key] : undefined;
  const target = document.getElementById(location.hash.slice(1));
  stopWaiting();
  if (position !== undefined) scrollOnceTall(position);
  else if (target) target.scrollIntoView();
  else if (!keepsScroll) scrollTo(0, 0);
}

/** A screen that was loaded again may still be short: it scrolls as its content comes, unless the reader scrolls first. */
function scrollOnceTall(position: number): void {
  scrollTo(0, position);
  if (scrollY >= Math.floor(position)) return;
  const observer = new ResizeObserver(() => {
    scrollTo(0, position);
    if (scrollY >= Math.floor(position)) stopWaiting();
  });
  const timer = setTimeout(() => stopWaiting(), LONGEST_WAIT_MS);
  const stop = () => stopWaiting();
  stopWaiting = () => {
    stopWaiting = () => {};
    observer.disconnect();
    clearTimeout(timer);
    for (const type of READER_EVENTS) removeEventListener(type, stop);
  };
  for (const type of READER_EVENTS) addEventListener(type, stop, { passive: true });
  observer.observe(document.body);
}

/** Also when the page is loaded again. */
export function storeScroll(current: () => Location): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    noteScroll(current());
    try {
      sessionStorage.setItem(STORED, JSON.stringify(positions));
    } catch {
      // Storage is full or blocked: the page is shown from its top.
    }
  });
}

function readStored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
  } catch {
    return {};
  }
}
