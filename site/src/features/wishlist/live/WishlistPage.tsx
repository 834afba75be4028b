import { useEffect } from 'react';
import * as sharedText from '#messages/shared.ts';
import * as shoppingText from '#messages/shopping.ts';
import { ControlIcon } from '../../../components/ControlIcon.tsx';
import type { AskedProduct } from '../../shopping/ask-products.ts';
import { SavedAction, SavedNotices, SavedPrice, SavedStock } from '../../shopping/SavedParts.tsx';
import { wishlist } from '../../shopping/saved-products.ts';
import type { SavedPageProps } from '../../shopping/show-saved.tsx';
import { useRemoval, useSaved } from '../../shopping/use-saved.ts';

/** The wishlist as a grid, newest first. */
export function WishlistPage({ isSelling, onFilled }: SavedPageProps) {
  const { items, hasFailed, ask } = useSaved<AskedProduct>(wishlist);
  const { removed, remove, undo } = useRemoval(wishlist);
  const isFilled = items.length > 0;
  useEffect(() => onFilled(isFilled), [isFilled, onFilled]);
  return (
    <>
      <SavedNotices removed={removed} onUndo={undo} hasFailed={hasFailed} onRetry={ask} />
      <ul className="wishlist-grid" aria-label={shoppingText.wishlist}>
        {items.toReversed().map(({ product, known }) => (
          <li key={product.id} aria-label={product.title}>
            <div className="backdrop backdrop--wall">
              {product.image && <img src={product.image} width="320" height="360" alt="" loading="lazy" />}
            </div>
            <h2>
              <a href={product.path} id={`saved-${product.id}`}>
                {product.title}
              </a>
            </h2>
            <SavedPrice known={known} />
            <SavedStock known={known} />
            <div className="wishlist-grid__action">
              <SavedAction product={product} known={known} isSelling={isSelling} />
            </div>
            <button
              type="button"
              className="icon-button"
              aria-label={sharedText.remove(product.title)}
              onClick={() => remove(product)}
            >
              <ControlIcon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
