import { formatMoney } from '@mela/rules/format-money.ts';
import { wasText } from '@mela/rules/price.ts';
import { useLayoutEffect, useRef } from 'react';
import * as sharedText from '#messages/shared.ts';
import * as shoppingText from '#messages/shopping.ts';
import { addPieces } from '../cart/add-pieces.ts';
import { type AskedProduct, offerOf } from './ask-products.ts';
import type { SavedProduct } from './saved-products.ts';
import type { Known } from './use-saved.ts';

const UNREACHABLE = shoppingText.savedFailed;

interface NoticesProps {
  removed: SavedProduct | null;
  onUndo: () => void;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Says that something was removed, or that the server is unreachable. */
export function SavedNotices({ removed, onUndo, hasFailed, onRetry }: NoticesProps) {
  return (
    <>
      <div role="status">
        {removed && (
          <p className="saved__notice" key={removed.id}>
            {shoppingText.wasRemoved(removed.title)}
            {/* biome-ignore lint/a11y/noAutofocus: the button that removed it is gone. */}
            <button type="button" className="button button--quiet button--small" autoFocus onClick={onUndo}>
              {sharedText.undo}
            </button>
          </p>
        )}
      </div>
      <div role="alert">
        {hasFailed && (
          <p className="saved__notice saved__notice--bad">
            {UNREACHABLE}
            <RetryButton onRetry={onRetry} />
          </p>
        )}
      </div>
    </>
  );
}

/** After a successful retry, moves the focus to the first product. */
function RetryButton({ onRetry }: { onRetry: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current && current === document.activeElement)
        document.querySelector<HTMLElement>('[id^="saved-"]')?.focus();
    };
  }, []);
  return (
    <button type="button" className="button button--quiet button--small" ref={button} onClick={onRetry}>
      {sharedText.tryAgain}
    </button>
  );
}

interface PartProps {
  product: SavedProduct;
  known: Known<AskedProduct>;
}

export function SavedPrice({ known }: Pick<PartProps, 'known'>) {
  const { price, compareAtPrice } =
    typeof known === 'string' ? { price: null, compareAtPrice: null } : offerOf(known);
  const was = wasText(price, compareAtPrice);
  return (
    <p className="price">
      <b className="price__now">{price ? formatMoney(price) : '–'}</b>
      {was && <s className="price__was">{was}</s>}
    </p>
  );
}

const STOCK = {
  available: shoppingText.inStock,
  soldOut: sharedText.soldOut,
  gone: shoppingText.unavailable,
  unknown: '',
};

export function stockOf(known: Known<AskedProduct>): keyof typeof STOCK {
  if (typeof known === 'string') return known;
  return offerOf(known).isInStock ? 'available' : 'soldOut';
}

export function SavedStock({ known }: Pick<PartProps, 'known'>) {
  const stock = stockOf(known);
  if (stock === 'unknown') return null;
  return <span className={`status status--${stock === 'available' ? 'good' : 'bad'}`}>{STOCK[stock]}</span>;
}

/** The action of a saved product: buy it, choose options, or ask about it. */
export function SavedAction({ product, known, isSelling }: PartProps & { isSelling: boolean }) {
  const stock = stockOf(known);
  const { title, path, image } = product;
  if (stock === 'gone') return null;
  if (stock !== 'available' || typeof known === 'string')
    return (
      <a
        className="button button--quiet button--small"
        href="/contactus"
        aria-label={shoppingText.contactAbout(title)}
      >
        {sharedText.contactUsLink}
      </a>
    );
  const { variantId, price } = offerOf(known);
  if (!isSelling || !variantId || !price) {
    const text = isSelling ? sharedText.chooseOptions : sharedText.viewDetails;
    return (
      <a className="button button--small" href={path} aria-label={`${text}: ${title}`}>
        {text}
      </a>
    );
  }
  const add = () =>
    addPieces({ variantId, quantity: 1, price: price.amount, title, variantTitle: '', path, image });
  return (
    <button
      type="button"
      className="button button--small"
      aria-label={sharedText.addNameToCart(title)}
      onClick={add}
    >
      {sharedText.addToCart}
    </button>
  );
}
