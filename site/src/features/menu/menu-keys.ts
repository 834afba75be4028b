/** Selects the entries of the bar that open. "More" contains further ones. */
export const GROUP = '.menu > li > details';

/** Closes the open entry on a press or focus outside, and on Escape, which returns the focus to the entry. */
export function closeOnLeaving(menu: HTMLElement, signal: AbortSignal): void {
  const close = () => {
    const open = menu.querySelector<HTMLDetailsElement>(`${GROUP}[open]`);
    if (open) open.open = false;
    return open;
  };
  const closeUnlessInside = ({ target }: Event) => {
    if (!menu.querySelector(`${GROUP}[open]`)?.contains(target as Node)) close();
  };
  document.addEventListener('pointerdown', closeUnlessInside, { signal });
  document.addEventListener('focusin', closeUnlessInside, { signal });
  // Listen on the document, because an entry that the pointer opened need not contain the focus.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      const hadFocus = menu.contains(document.activeElement);
      const entry = close();
      if (hadFocus) entry?.querySelector('summary')?.focus();
    },
    { signal },
  );
}

/** The left and right arrow keys move between entries, and down and up within one. Both wrap around. */
export function walkByKey(menu: HTMLElement, signal: AbortSignal): void {
  const walk = (event: KeyboardEvent) => {
    const next = nextFor(menu, event.target as HTMLElement, event.key);
    if (!next) return;
    event.preventDefault();
    const group = next.closest<HTMLDetailsElement>(GROUP);
    if (group && next.parentElement !== group) group.open = true;
    next.focus();
  };
  menu.addEventListener('keydown', walk, { signal });
}

function nextFor(menu: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const entries = [...menu.querySelectorAll<HTMLElement>(`.menu > li > a, ${GROUP} > summary`)].filter(
    (entry) => entry.checkVisibility(),
  );
  const group = from.closest(GROUP);
  const entry = group?.querySelector('summary') ?? from;
  const within = [...(group?.querySelectorAll<HTMLElement>('.menu__items :is(a, summary)') ?? [])];
  const items = within.filter((item) => !item.closest('.menu__items details:not([open]) > ul'));
  if (key === 'ArrowRight') return entries[(entries.indexOf(entry) + 1) % entries.length];
  if (key === 'ArrowLeft') return entries.at(entries.indexOf(entry) - 1);
  if (key === 'ArrowDown') return items[(items.indexOf(from) + 1) % items.length];
  if (key === 'ArrowUp') return items.at(Math.max(items.indexOf(from), 0) - 1);
  if (from === entry) return undefined;
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
}
