import './quick-view.css';
import { type MouseEvent, type PropsWithChildren, useRef } from 'react';
import { fillWithCard } from './fill-with-card.ts';

/**
 * Turns the "Quick view" links of the cards within into a look at the product without leaving the page. Before
 * hydration, and for a click that opens a new tab, they lead to the product's page.
 */
export function QuickView({ children }: PropsWithChildren) {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);

  function open(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-quick-view]');
    if (!link || !content.current || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    fillWithCard(content.current, link);
    dialog.current?.showModal();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on a link clicks it.
    // biome-ignore lint/a11y/noStaticElementInteractions: the links within are what one interacts with.
    <div onClick={open}>
      {children}
      <dialog className="quick-view" ref={dialog} aria-label="Quick view" closedby="any">
        <div ref={content} />
        <button type="button" className="button button--quiet" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </div>
  );
}
