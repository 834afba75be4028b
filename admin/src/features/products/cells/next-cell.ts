/** The cell beside one that is being edited, in its row; null at the end of the row. */
export function nextCell(editor: Element, isBack: boolean): HTMLElement | null {
  const row = editor.closest('[data-cells]');
  const cells = [...(row?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])].filter(isVisible);
  const own = cells.findIndex((cell) => cell.contains(editor));
  return cells[own + (isBack ? -1 : 1)] ?? null;
}

/** Turns a cell into a field, or goes back to the one that it still is. */
export function openCell(cell: HTMLElement): void {
  const control = cell.querySelector<HTMLElement>('input, button');
  if (control instanceof HTMLInputElement) control.focus();
  else control?.click();
}

/** Each fact stands twice: in its column and, where there is no room for that, below the name. */
function isVisible(cell: HTMLElement): boolean {
  return cell.checkVisibility?.() ?? true;
}
