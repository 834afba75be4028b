import * as productsText from '#messages/products.ts';
import * as sharedText from '#messages/shared.ts';
import './product-listing.css';
import { generatePath, Link } from 'react-router';
import { Icon } from '../../../components/Icon.tsx';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { PATHS } from '../../../paths.ts';
import { type ProductsState, useProductView } from '../use-product-view.ts';

interface Props {
  product: ProductRowFragment;
  /** Whether labels are shown beside the icons. */
  hasLabels?: boolean;
}

/** Edit and delete buttons of a product. The delete dialog opens over the current products. */
export function ProductActions({ product: { id, title }, hasLabels = false }: Props) {
  const { productsLocation } = useProductView();
  const className = hasLabels ? 'button button--quiet button--small' : 'icon-button';
  return (
    <div className="product-actions">
      <Link
        className={className}
        to={generatePath(PATHS.editProduct, { id })}
        aria-label={productsText.editTitle(title)}
      >
        <Icon name="edit" />
        {hasLabels && sharedText.edit}
      </Link>
      <Link
        className={className}
        to={generatePath(PATHS.deleteProduct, { id })}
        state={{ backgroundLocation: productsLocation } satisfies ProductsState}
        preventScrollReset
        aria-label={productsText.deleteTitle(title)}
      >
        <Icon name="remove" />
        {hasLabels && sharedText.deleteLabel}
      </Link>
    </div>
  );
}
