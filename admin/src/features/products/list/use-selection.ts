import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Whether all products that match are selected, those of other pages too. */
  isAll: boolean;
  select: (ids: string[], isSelected: boolean) => void;
  selectAll: () => void;
  clear: () => void;
  /** Selects again what is selected now, unless something else was selected since. */
  restore: () => void;
}

const NOTHING = { ids: new Set<string>(), isAll: false };

/** The selected products of a view; another view starts with none. */
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
