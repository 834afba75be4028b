import * as cartText from '#messages/cart.ts';
import * as sharedText from '#messages/shared.ts';
import { ControlIcon } from '../../../components/ControlIcon.tsx';
import { countPieces } from '../cart-lines.ts';
import { CartLines } from '../lines/CartLines.tsx';
import { FailureNotice } from '../lines/FailureNotice.tsx';
import { useRemoval } from '../lines/use-removal.ts';
import { pricedCart, usePricedCart } from '../priced-cart.ts';
import { DrawerFoot, type ShopFacts } from './DrawerFoot.tsx';

/** The items that were just added. */
export interface Added {
  variantId: string;
  text: string;
}

interface Props {
  isOpen: boolean;
  added: Added | null;
  facts: ShopFacts;
  close: () => void;
}

export function DrawerContent({ isOpen, added, facts, close }: Props) {
  const cart = usePricedCart(isOpen);
  const removal = useRemoval();
  const count = countPieces(cart.lines);

  return (
    <>
      <div className="cart-drawer__head">
        <h2>
          {sharedText.cart} {count > 0 && <span>({count})</span>}
        </h2>
        <button type="button" className="icon-button" aria-label={cartText.closeCart} onClick={close}>
          <ControlIcon name="close" />
        </button>
      </div>
      <p className="cart-drawer__added" id="cart-added" role="status">
        {removal.removed ? '' : added?.text}
      </p>
      {cart.failure && (
        <FailureNotice
          className="cart-drawer__failed"
          text={cart.failure}
          onLeave={() => removal.focus(pricedCart.get().lines.at(-1))}
        />
      )}
      <div className="cart-drawer__lines">
        <CartLines
          cart={cart}
          currency={facts.currency}
          removal={removal}
          isNewestFirst
          added={added?.variantId}
        />
        {count === 0 && (
          <div className="cart-drawer__empty">
            <p>{sharedText.cartEmpty}</p>
            <a className="button" href="/shop">
              {sharedText.goToShop}
            </a>
          </div>
        )}
      </div>
      {count > 0 && <DrawerFoot cart={cart} facts={facts} />}
    </>
  );
}
