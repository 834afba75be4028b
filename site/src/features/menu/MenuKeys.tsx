import { type ReactNode, useEffect, useRef } from 'react';
import { closeOnLeaving } from './close-on-leaving.ts';

interface Props {
  children?: ReactNode;
}

/**
 * The bar of categories. Its entries open and close by themselves (`<details>`); once awake it also closes them on
 * Escape and when somebody turns elsewhere. It has no box of its own, so only a touch wakes it, never a scroll.
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
