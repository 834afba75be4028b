import { useState } from 'react';
import * as cartText from '#messages/cart.ts';
import { type CartLine, mergeLines } from '../cart-lines.ts';
import { changeCart, readCart, setQuantity, writeCart } from '../cart-store.ts';

export interface Removed {
  text: string;
  /** The former index of the removed line. */
  place: number;
  undo: () => void;
}

/** The last removed lines, and the line to focus when they are restored. */
export interface Removal {
  removed: Removed | null;
  /** The line whose link gets the focus. */
  focused: { variantId: string } | null;
  remove: (variantId: string, title: string) => void;
  clear: () => void;
  focus: (line: CartLine | undefined) => void;
}

export function useRemoval(): Removal {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [focused, setFocused] = useState<{ variantId: string } | null>(null);

  function offerUndo(text: string, place: number, lines: readonly CartLine[], restore: () => void): void {
    const undo = () => {
      restore();
      setRemoved(null);
      setFocused({ variantId: lines[0]?.variantId ?? '' });
    };
    setFocused(null);
    setRemoved({ text, place, undo });
  }

  return {
    removed,
    focused,
    focus: (line) => setFocused(line ? { variantId: line.variantId } : null),
    remove(variantId, title) {
      const before = readCart();
      const place = before.findIndex((line) => line.variantId === variantId);
      const lines = before.slice(place, place + 1);
      if (place < 0) return;
      setQuantity(variantId, 0);
      offerUndo(cartText.removed(title), place, lines, () =>
        changeCart((now) => mergeLines(now.toSpliced(place, 0, ...lines))),
      );
    },
    clear() {
      const before = readCart();
      writeCart([]);
      // Undo keeps lines that were added in the meantime.
      offerUndo(cartText.cleared, 0, before, () => changeCart((now) => mergeLines([...before, ...now])));
    },
  };
}
