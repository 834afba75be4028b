import { isDeepStrictEqual } from 'node:util';
import { ObjectId } from 'mongodb';

/** The fields that an operator can change, by name. A missing field counts as undefined. */
export type State = Readonly<Record<string, unknown>>;

/** @returns the changed fields before and after; null when nothing changed */
export function changedFields(before: State, after: State): { before: State; after: State } | null {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => !isSame(before[name], after[name]));
  if (changed.length === 0) return null;
  return { before: pick(before, changed), after: pick(after, changed) };
}

/** Compares by value, because the driver creates a new ObjectId for each read. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof ObjectId) return other instanceof ObjectId && one.equals(other);
  return isDeepStrictEqual(one, other);
}

function pick(state: State, names: string[]): State {
  return Object.fromEntries(
    names.filter((name) => state[name] !== undefined).map((name) => [name, state[name]]),
  );
}
