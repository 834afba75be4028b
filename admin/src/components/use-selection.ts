import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Whether all matching rows are selected, including other pages. */
  isAll: boolean;
  select: (ids: string[], isSelected: boolean) => void;
  selectAll: () => void;
  clear: () => void;
  /** Restores the current selection later, unless the operator has selected something else. */
  restore: () => void;
}

const NOTHING = { ids: new Set<string>(), isAll: false };

/** The selected rows of a view. Changing the view clears the selection. */
export function useSelection(view: string): Selection {
  const [stored, setStored] = useState({ ...NOTHING, view });
  const { ids, isAll } = stored.view === view ? stored : NOTHING;
  return {
    ids,
    isAll,
    select: (changed, isSelected) => {
      const next = new Set(ids);
      for (const id of changed) isSelected ? next.add(id) : next.delete(id);
      setStored({ view, ids: next, isAll: false });
    },
    selectAll: () => setStored({ view, ids, isAll: true }),
    clear: () => setStored({ view, ...NOTHING }),
    restore: () => setStored((now) => (now.view === view && now.ids.size === 0 ? { view, ids, isAll } : now)),
  };
}
