import type { Filter, ObjectId } from 'mongodb';
import { UserError } from '../errors.ts';

interface Versioned {
  _id: ObjectId;
  version: number;
}

/**
 * Reads what a change is to be made to: a newer version may not be on a majority of the nodes yet, and a change to the
 * one before it would always lose.
 */
export const NEWEST = { readConcern: { level: 'local' } } as const;

/** Finds a document only in the version its caller has read, or in any when the caller names none. */
export function atVersion<T extends Versioned>(_id: ObjectId, version: number | null | undefined): Filter<T> {
  return (version == null ? { _id } : { _id, version }) as Filter<T>;
}

/**
 * Refuses a change that met no document at its version: because there is none, or because somebody else was faster.
 * @param current the document as it is now, for the refused caller to see.
 */
export function throwMissingOrStale(
  kind: 'Category' | 'Product',
  current: Record<string, unknown> | null,
): never {
  if (!current) throw new UserError('NOT_FOUND', `${kind} not found`);
  throw new UserError(
    'CONFLICT',
    `This ${kind.toLowerCase()} was changed by somebody else meanwhile: look at its current state and try again.`,
    { current },
  );
}
