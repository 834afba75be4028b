import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  children?: ReactNode;
}

/**
 * The bar of categories. Its entries open and close by themselves (`<details>`); once hydrated it also closes them on
 * Escape and when the pointer or the focus goes elsewhere.
 */
export function MenuKeys({ children }: Props) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => (nav.current ? closeOnLeaving(nav.current) : undefined), []);
  return (
    <nav className="category-menu" aria-label="Categories" ref={nav}>
      {children}
    </nav>
  );
}

/**
 * Closes the open entry of a menu when the pointer or the focus goes elsewhere, and on Escape, which gives the focus
 * back to the entry.
 *
 * @returns a function that removes the listeners
 */
function closeOnLeaving(menu: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
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
  return () => controller.abort();
}

function openEntry(menu: HTMLElement): HTMLDetailsElement | null {
  return menu.querySelector('details[open]');
}
