import type { Location, NavigationType } from 'react-router';

const STORED = 'mela.scroll';

/** How far each entry of the history was scrolled, by its key. */
const positions: Record<string, number> = readStored();

export function noteScroll({ key }: Location): void {
  positions[key] = scrollY;
}

/** A new screen is shown from its top, one that was left before from where it was left. */
export function restoreScroll(location: Location, action: `${NavigationType}`, keepsScroll: boolean): void {
  const position = action === 'POP' ? positions[location.key] : undefined;
  const target = document.getElementById(location.hash.slice(1));
  if (position !== undefined) scrollTo(0, position);
  else if (target) target.scrollIntoView();
  else if (!keepsScroll) scrollTo(0, 0);
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
