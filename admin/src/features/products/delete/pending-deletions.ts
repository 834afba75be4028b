import { useSyncExternalStore } from 'react';
import type { ProductRowFragment } from '../../../graphql.generated.ts';

/** A product that someone changed before it was deleted. */
export interface ChangedProduct {
  before: ProductRowFragment;
  now: ProductRowFragment;
}

interface State {
  /** Products hidden from the lists until they are deleted. */
  ids: ReadonlySet<string>;
  changed: ChangedProduct | undefined;
}

let state: State = { ids: new Set(), changed: undefined };
const listeners = new Set<() => void>();

function change(next: Partial<State>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export function hideProducts(products: ProductRowFragment[]): void {
  change({ ids: new Set([...state.ids, ...products.map(({ id }) => id)]) });
}

export function showProducts(products: ProductRowFragment[]): void {
  const shown = new Set(products.map(({ id }) => id));
  change({ ids: new Set([...state.ids].filter((id) => !shown.has(id))) });
}

/** Makes the screen ask the operator again. */
export function showChanged(changed: ChangedProduct): void {
  change({ changed });
}

export function forgetChanged(): void {
  change({ changed: undefined });
}

export function usePendingDeletions(): State {
  return useSyncExternalStore(subscribe, () => state);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
