import { type ReactNode, useEffect, useRef } from 'react';
import { openOnHover } from './hover-intent.ts';
import { closeOnLeaving, walkByKey } from './menu-keys.ts';
import { showPictures } from './menu-pictures.ts';

interface Props {
  children?: ReactNode;
}

/**
 * The bar of categories. Its entries open and close by themselves (`<details>`). Once hydrated they also do so for a
 * pointer that rests on them and for the arrow keys, and show pictures.
 */
export function CategoryMenu({ children }: Props) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const menu = nav.current;
    if (!menu) return;
    const controller = new AbortController();
    closeOnLeaving(menu, controller.signal);
    walkByKey(menu, controller.signal);
    openOnHover(menu, controller.signal);
    // Taken from the index that the search is made from. Without them the menu is as good as before.
    if (document.querySelector('.header search')) showPictures(menu).catch(() => {});
    return () => controller.abort();
  }, []);
  return (
    <nav className="category-menu" aria-label="Categories" ref={nav}>
      {children}
    </nav>
  );
}
