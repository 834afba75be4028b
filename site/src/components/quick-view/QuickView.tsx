import './quick-view.css';
import { type MouseEvent, type PropsWithChildren, useRef } from 'react';
import { fillWithCard } from './fill-with-card.ts';

/** Lets the "Quick view" buttons of the cards within show the product without leaving the page. */
export function QuickView({ children }: PropsWithChildren) {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);

  function open({ target }: MouseEvent) {
    const card = (target as Element).closest('[data-quick-view]')?.closest('.card');
    if (!card || !content.current) return;
    fillWithCard(content.current, card);
    dialog.current?.showModal();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on a button clicks it.
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons within are what one interacts with.
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
