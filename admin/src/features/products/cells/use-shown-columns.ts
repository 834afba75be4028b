import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many columns of its table a row spans: those that there is no room for would be added to it. */
export function useShownColumns(row: RefObject<HTMLTableRowElement | null>): number {
  const [count, setCount] = useState(1);
  useLayoutEffect(() => {
    const table = row.current?.closest('table');
    if (!table) return;
    const observer = new ResizeObserver(() => setCount(shownIn(table)));
    setCount(shownIn(table));
    observer.observe(table);
    return () => observer.disconnect();
  }, [row]);
  return count;
}

function shownIn(table: HTMLTableElement): number {
  const headings = [...table.querySelectorAll('thead th')];
  return Math.max(1, headings.filter((heading) => heading.checkVisibility?.() ?? true).length);
}
