import { useEffect, useRef, useState } from 'react';
import * as cartText from '#messages/cart.ts';
import { type CartLine, mergeLines } from '../cart-lines.ts';
import { changeCart, readCart, writeCart } from '../cart-store.ts';
import { readSharedLines, type SharedLines } from './shared-cart.ts';

interface Props {
  /** Moves the focus after the choice. */
  focus: (line: CartLine | undefined) => void;
}

/** Asks how to add the lines of a cart link to the shopper's cart. An empty cart takes them without asking. */
export function SharedCart({ focus }: Props) {
  const [shared, setShared] = useState<SharedLines | null>(null);
  const notice = useRef<HTMLElement>(null);

  useEffect(() => {
    void readSharedLines(location.search).then((found) => {
      if (found && !takeUnasked(found)) setShared(found);
    });
  }, []);
  useEffect(() => {
    if (shared) notice.current?.focus({ preventScroll: true });
  }, [shared]);

  function answer(change: (lines: CartLine[]) => void): void {
    change(shared?.lines ?? []);
    setShared(null);
    forgetAddress();
    focus(readCart()[0]);
  }

  if (!shared) return null;
  const answers = [
    { label: cartText.sharedCartAdd, quiet: '', change: addLines },
    { label: cartText.sharedCartReplace, quiet: 'button--quiet', change: writeCart },
    { label: cartText.sharedCartKeep, quiet: 'button--quiet', change: () => {} },
  ];
  return (
    <section className="saved__notice" aria-label={cartText.sharedCartTitle} tabIndex={-1} ref={notice}>
      <p>{shared.text}</p>
      {shared.lines.length > 0 &&
        answers.map(({ label, quiet, change }) => (
          <button
            key={label}
            type="button"
            className={`button ${quiet} button--small`}
            onClick={() => answer(change)}
          >
            {label}
          </button>
        ))}
    </section>
  );
}

function addLines(more: CartLine[]): void {
  changeCart((lines) => mergeLines([...lines, ...more]));
}

/** @returns whether an empty cart has taken the lines */
function takeUnasked({ lines, isUnknown }: SharedLines): boolean {
  const isTaken = lines.length > 0 && readCart().length === 0;
  if (isTaken) writeCart(lines);
  if (isTaken || (lines.length === 0 && !isUnknown)) forgetAddress();
  return isTaken;
}

/** Removes the link from the URL, so that a reload does not ask again. */
function forgetAddress(): void {
  history.replaceState(history.state, '', '/cart');
}
