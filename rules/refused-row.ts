import { type Message, type Reason, reasonOf } from './messages.ts';

/** A row of a file that an import skips. */
export interface RefusedRow {
  action: 'refuse';
  /** The reasons as texts for people. */
  reasons: string[];
  /** The same reasons for programs, in the same order. */
  faults: Reason[];
}

export function refusedFor(messages: readonly Message[]): RefusedRow {
  return { action: 'refuse', reasons: messages.map(({ text }) => text), faults: messages.map(reasonOf) };
}
