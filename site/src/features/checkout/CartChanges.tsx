import { useEffect, useRef } from 'react';
import * as checkoutText from '#messages/checkout.ts';
import type { CartChange } from '../cart/cart-answer.ts';
import { changeOfOrder } from '../cart/change-text.ts';
import { knownPieces } from '../cart/known-pieces.ts';

interface Props {
  changes: readonly CartChange[];
  /** A number that changes each time the focus must move to the list. */
  changedId: number;
}

/** Lists what differs from what the shopper was shown. */
export function CartChanges({ changes, changedId }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (changedId > 0) box.current?.focus();
  }, [changedId]);
  if (changes.length === 0) return null;
  const known = knownPieces();
  const titleOf = ({ variantId }: CartChange) => {
    const { title, variantTitle } = known.get(variantId ?? '') ?? {};
    return [title, variantTitle].filter(Boolean).join(', ') || checkoutText.unknownItem;
  };
  return (
    <section
      className="checkout__changes"
      aria-labelledby="changes-title"
      tabIndex={-1}
      ref={box}
      data-changes
    >
      <h2 id="changes-title">{checkoutText.orderChanged}</h2>
      <ul>
        {changes.map((change) => {
          const text = changeOfOrder(change, titleOf(change));
          return <li key={text}>{text}</li>;
        })}
      </ul>
    </section>
  );
}
