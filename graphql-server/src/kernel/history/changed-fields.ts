import { isDeepStrictEqual } from 'node:util';
import { ObjectId } from 'mongodb';

/** What an operator can change of something, by name; what is not there is undefined. */
export type State = Readonly<Record<string, unknown>>;

/** @returns what differs, as it was and as it is; null when nothing does. */
export function changedFields(before: State, after: State): { before: State; after: State } | null {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => !isSame(before[name], after[name]));
  if (changed.length === 0) return null;
  return { before: pick(before, changed), after: pick(after, changed) };
}

/** The database gives ids as objects of their own, each time. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof ObjectId) return other instanceof ObjectId && one.equals(other);
  return isDeepStrictEqual(one, other);
}

function pick(state: State, names: string[]): State {
  return Object.fromEntries(
    names.filter((name) => state[name] !== undefined).map((name) => [name, state[name]]),
  );
}
