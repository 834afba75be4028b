import { type MouseEvent, type PropsWithChildren, useEffect, useRef, useState } from 'react';
import * as sharedText from '#messages/shared.ts';
import * as shoppingText from '#messages/shopping.ts';
import { adoptStyles } from '../../components/adopt-styles.ts';
import { closeByBackButton } from '../../components/close-by-back-button.ts';
import { fillWithCard } from './fill-with-card.ts';
import css from './quick-view.css?inline';

// Loaded when the dialog opens, so that no page contains it.
/** Makes the "Quick view" buttons of the cards within show the product in a dialog. */
export function QuickView({ children }: PropsWithChildren) {
  const [card, setCard] = useState<Element | null>(null);

  function open({ target }: MouseEvent) {
    const pressed = (target as Element).closest('[data-quick-view]')?.closest('.card');
    if (pressed) setCard(pressed);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on a button clicks it.
    // biome-ignore lint/a11y/noStaticElementInteractions: users interact with the buttons inside.
    <div onClick={open}>
      {children}
      {card && <QuickViewDialog card={card} onClose={() => setCard(null)} />}
    </div>
  );
}

interface DialogProps {
  card: Element;
  onClose: () => void;
}

function QuickViewDialog({ card, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    adoptStyles(css);
    if (!content.current || !dialog.current) return;
    fillWithCard(content.current, card);
    dialog.current.showModal();
    void closeByBackButton(dialog.current);
  }, [card]);

  return (
    <dialog
      className="quick-view"
      ref={dialog}
      aria-label={shoppingText.quickView}
      closedby="any"
      onClose={onClose}
    >
      <div ref={content} />
      <button type="button" className="button button--quiet" onClick={() => dialog.current?.close()}>
        {sharedText.close}
      </button>
    </dialog>
  );
}
