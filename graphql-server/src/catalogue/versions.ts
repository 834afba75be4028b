import type { Filter, ObjectId } from 'mongodb';
import { UserError } from '../errors.ts';
import type { Category } from './categories/category.ts';
import type { Product } from './products/product.ts';

interface Versioned {
  _id: ObjectId;
  version: number;
}

type Current = { kind: 'Category'; document: Category } | { kind: 'Product'; document: Product };

/**
 * Reads what a change is to be made to: a newer version may not be on a majority of the nodes yet, and a change to the
 * one before it would always lose.
 */
export const NEWEST = { readConcern: { level: 'local' } } as const;

/** Somebody else was faster: the change was to be made to a version that is no longer the current one. */
export class ConflictError extends UserError {
  readonly current: Current;

  constructor(current: Current) {
    const what = current.kind.toLowerCase();
    super(
      'CONFLICT',
      `This ${what} was changed by somebody else meanwhile: look at its current state and try again.`,
    );
    this.current = current;
  }
}

/** Finds a document only in the version its caller has read, or in any when the caller names none. */
export function atVersion<T extends Versioned>(_id: ObjectId, version: number | null | undefined): Filter<T> {
  return (version == null ? { _id } : { _id, version }) as Filter<T>;
}

export function throwMissingOrStale(
  ...[kind, document]: ['Category', Category | null] | ['Product', Product | null]
): never {
  if (!document) throw new UserError('NOT_FOUND', `${kind} not found`);
  throw new ConflictError({ kind, document } as Current);
}
