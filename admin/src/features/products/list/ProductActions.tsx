import './product-actions.css';
import { generatePath, Link } from 'react-router';
import { Icon } from '../../../components/Icon.tsx';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { PATHS } from '../../../paths.ts';
import { type ProductsState, useProductView } from '../use-product-view.ts';

interface Props {
  product: ProductRowFragment;
  /** Words where there is room for them; drawings alone in a row. */
  hasWords?: boolean;
}

/** The ways to a product's form and to its end, which is asked for over the products that are looked at. */
export function ProductActions({ product: { id, title }, hasWords = false }: Props) {
  const { place } = useProductView();
  const className = hasWords ? 'button button--quiet button--small' : 'icon-button';
  return (
    <div className="product-actions">
      <Link className={className} to={generatePath(PATHS.editProduct, { id })} aria-label={`Edit ${title}`}>
        <Icon name="edit" />
        {hasWords && 'Edit'}
      </Link>
      <Link
        className={className}
        to={generatePath(PATHS.deleteProduct, { id })}
        state={{ behind: place } satisfies ProductsState}
        preventScrollReset
        aria-label={`Delete ${title}`}
      >
        <Icon name="remove" />
        {hasWords && 'Delete'}
      </Link>
    </div>
  );
}
