import type { KeyboardEvent } from 'react';
import { COLUMNS } from './matrix.ts';
import { cellName, type Place } from './matrix-cells.ts';

/**
 * Moves the focus to the next cell on an arrow key or Enter. The left and right arrow keys leave a text field
 * only at the ends of its text.
 */
export function moveByKey(event: KeyboardEvent<HTMLTableElement>, place: Place): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const next = nextPlace(event, place);
  if (!next) return;
  event.preventDefault();
  const control = event.currentTarget.querySelector<HTMLElement>(`[data-cell="${cellName(next)}"]`);
  control?.focus();
  if (control instanceof HTMLInputElement && control.type !== 'checkbox') control.select();
}

function nextPlace({ key, shiftKey, target }: KeyboardEvent, { row, column }: Place): Place | null {
  const index = COLUMNS.indexOf(column);
  const beside = (step: number): Place | null => {
    const next = COLUMNS[index + step];
    return next === undefined ? null : { row, column: next };
  };
  switch (key) {
    case 'Enter':
      return { row: row + (shiftKey ? -1 : 1), column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowLeft':
      return isAtEdge(target, 'start') ? beside(-1) : null;
    case 'ArrowRight':
      return isAtEdge(target, 'end') ? beside(1) : null;
    default:
      return null;
  }
}

function isAtEdge(target: EventTarget, edge: 'start' | 'end'): boolean {
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return true;
  const { selectionStart, selectionEnd, value } = target;
  return edge === 'start' ? selectionEnd === 0 : selectionStart === value.length;
}
