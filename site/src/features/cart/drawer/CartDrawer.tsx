import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as sharedText from '#messages/shared.ts';
import { adoptStyles } from '../../../components/adopt-styles.ts';
import { closeByBackButton } from '../../../components/close-by-back-button.ts';
import css from './cart-drawer.css?inline';
import { type Added, DrawerContent } from './DrawerContent.tsx';
import type { ShopFacts } from './DrawerFoot.tsx';

/** A new object opens the drawer. */
interface Opening {
  /** The number of the opening. 0: the drawer was not opened yet. */
  id: number;
  added: Added | null;
}

/** The page to open instead if the drawer fails. */
const CART_PAGE = '/cart';

/** Adds the drawer to the page. @returns a function that opens it with the added items */
export function mountDrawer(facts: ShopFacts): (added: Added | null) => void {
  adoptStyles(css);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, { onUncaughtError: () => location.assign(CART_PAGE) });
  const render = (opening: Opening) => root.render(<CartDrawer facts={facts} opening={opening} />);
  let id = 0;
  // Render the drawer in advance, so that the first press opens it at once.
  render({ id, added: null });
  return (added) => {
    id += 1;
    flushSync(() => render({ id, added }));
  };
}

function CartDrawer({ facts, opening }: { facts: ShopFacts; opening: Opening }) {
  const [closedId, setClosedId] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = closedId !== opening.id;

  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current || current.open || opening.id === 0) return;
    // Close another modal dialog, because the drawer outside it could be neither seen nor used.
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
    current.showModal();
    current.focus({ preventScroll: true });
    void closeByBackButton(current);
  }, [opening.id]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for browsers without `closedby`; the keyboard has Escape.
    <dialog
      className="cart-drawer"
      ref={dialog}
      aria-label={sharedText.cart}
      aria-describedby="cart-added"
      tabIndex={-1}
      closedby="any"
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      onClose={() => setClosedId(opening.id)}
    >
      <DrawerContent
        key={opening.id}
        isOpen={isOpen}
        added={opening.added}
        facts={facts}
        close={() => dialog.current?.close()}
      />
    </dialog>
  );
}
