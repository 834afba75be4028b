import { PATHS } from '../../paths.ts';
import type { Change } from './read-history.ts';

/** Leads to the changes of one thing. */
export function historyPath(kind: Change['subject'], id: string): string {
  return `${PATHS.history}?${new URLSearchParams({ kind: kind.toLowerCase(), id })}`;
}
