/**
 * Closes the open entry of a menu when the pointer or the focus goes elsewhere, and on Escape, which gives the focus
 * back to the entry.
 *
 * @returns what undoes it
 */
export function closeOnLeaving(menu: HTMLElement): () => void {
  const undoing = new AbortController();
  const { signal } = undoing;
  const close = () => {
    const open = openEntry(menu);
    if (open) open.open = false;
    return open;
  };
  const closeUnlessInside = ({ target }: Event) => {
    if (!openEntry(menu)?.contains(target as Node)) close();
  };

  document.addEventListener('pointerdown', closeUnlessInside, { signal });
  document.addEventListener('focusin', closeUnlessInside, { signal });
  menu.addEventListener(
    'keydown',
    ({ key }) => key === 'Escape' && close()?.querySelector('summary')?.focus(),
    {
      signal,
    },
  );
  return () => undoing.abort();
}

function openEntry(menu: HTMLElement): HTMLDetailsElement | null {
  return menu.querySelector('details[open]');
}
