import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

const NO_ROW = -1;

/** The id of a heading, which takes the focus when the list below it becomes empty. */
export function headingId(title: string): string {
  return `heading-${title.toLowerCase().replaceAll(' ', '-')}`;
}

/**
 * When the focused row is removed, moves the focus to the row that takes its place, to the last row, or to the heading.
 * @returns props for the `tbody`
 */
export function useRowFocus(count: number, heading: string | undefined) {
  const body = useRef<HTMLTableSectionElement>(null);
  const focused = useRef(NO_ROW);
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

/** Moves the focus to the screen when the focused element was removed, as when a form is reset. Otherwise it would be at the top of the page. */
export function focusScreen(): void {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * When the form with the focus is replaced by that of the next version, moves the focus to the control with the same id, or else to
 * the screen.
 */
export function useFocusAfterSave(version: number | undefined): void {
  const focused = useLastFocused();
  const former = useRef(version);
  useEffect(() => {
    const isReplaced = former.current !== undefined && former.current !== version;
    former.current = version;
    if (!isReplaced) return;
    const id = focused.current?.isConnected === false && focused.current.id;
    if (id && document.activeElement === document.body) document.getElementById(id)?.focus();
    focusScreen();
  }, [version, focused]);
}

/** The element that had the focus last, even if it has been removed. */
function useLastFocused(): RefObject<Element | null> {
  const focused = useRef<Element>(null);
  useEffect(() => {
    const note = () => {
      focused.current = document.activeElement;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return focused;
}

/**
 * Moves the focus to the heading of a list when a focused button outside the rows disappears, such as with the last selected row.
 * @param state changes whenever a button may have disappeared
 */
export function useHeadingFocus(state: string, heading: string): void {
  const focused = useLastFocused();
  const former = useRef(state);
  useEffect(() => {
    if (former.current === state) return;
    former.current = state;
    if (document.activeElement === document.body && focused.current?.isConnected === false)
      document.getElementById(headingId(heading))?.focus();
  }, [state, heading, focused]);
}

/**
 * Moves the focus to the parent when a focused button disappears after a press.
 * @param state changes whenever a button may have disappeared
 */
export function useKeptFocus<Parent extends HTMLElement>(state: string): RefObject<Parent | null> {
  const parent = useRef<Parent>(null);
  const former = useRef(state);
  useEffect(() => {
    if (former.current === state) return;
    former.current = state;
    if (document.activeElement === document.body) parent.current?.focus();
  }, [state]);
  return parent;
}
