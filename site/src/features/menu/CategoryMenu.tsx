import { type ReactNode, useEffect, useRef } from 'react';
import * as sharedText from '#messages/shared.ts';
import { openOnHover } from './hover-intent.ts';
import { closeOnLeaving, walkByKey } from './menu-keys.ts';

interface Props {
  children?: ReactNode;
}

/**
 * The category bar. Its entries open and close natively (`<details>`). After hydration they also react to hover and arrow keys,
 * and show images.
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
    if (document.querySelector('.header search')) imagesOnceWanted(menu, controller.signal);
    return () => controller.abort();
  }, []);
  return (
    <nav className="category-menu" aria-label={sharedText.categories} ref={nav}>
      {children}
    </nav>
  );
}

/** Takes images from the search index. The menu works without them. */
function imagesOnceWanted(menu: HTMLElement, signal: AbortSignal): void {
  const wanted = new AbortController();
  const show = (event?: Event) => {
    if (event?.type === 'pointerover' && !(event.target as Element).closest('details')) return;
    wanted.abort();
    import('./menu-images.ts').then(({ showImages }) => showImages(menu)).catch(() => {});
  };
  // `toggle` does not bubble.
  const options = { capture: true, signal: AbortSignal.any([signal, wanted.signal]) };
  for (const type of ['toggle', 'pointerover']) menu.addEventListener(type, show, options);
  if (menu.querySelector('[open]')) show();
}
