import { type FocusEvent, useEffect, useRef } from 'react';

const NO_ROW = -1;

/** Of a heading that is named by others: the focus goes there when a list below it is empty. */
export function headingId(title: string): string {
  return `heading-${title.toLowerCase().replaceAll(' ', '-')}`;
}

/**
 * When a row goes with the focus in it, the focus goes to the row that takes its place, to the last one, or to the heading, where there
 * is one.
 * @returns for the `tbody`
 */
export function useRowFocus(count: number, heading: string | undefined) {
  const body = useRef<HTMLTableSectionElement>(null);
  const focused = useRef(heading === undefined ? NO_ROW : 0);
  const former = useRef(count);
  useEffect(() => {
    const isFewer = count < former.current;
    former.current = count;
    if (!isFewer || focused.current === NO_ROW || document.activeElement !== document.body) return;
    const rows = [...(body.current?.children ?? [])];
    const beside = rows[Math.min(focused.current, rows.length - 1)];
    const target = beside?.querySelector<HTMLElement>('td:last-child button:last-of-type');
    (target ?? document.getElementById(headingId(heading ?? '')))?.focus();
  }, [count, heading]);
  const onFocus = ({ target }: FocusEvent) => {
    focused.current = [...(body.current?.children ?? [])].findIndex((row) => row.contains(target));
  };
  return { ref: body, onFocus };
}
