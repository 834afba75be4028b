import './edit-product-head.css';
import { useState } from 'react';
import { generatePath, Link } from 'react-router';
import { Icon } from '../../../components/Icon.tsx';
import { formatMoment } from '../../../format.ts';
import type { ProductForm_ProductFragment as Product } from '../../../graphql.generated.ts';
import { useStorefront } from '../../../layout/storefront-state.ts';
import { PATHS } from '../../../paths.ts';
import { ProductImage } from '../ProductImage.tsx';
import { useOnDemand } from '../use-on-demand.ts';

/** Isolates direction marks where no element can: in the title of the tab. */
const ISOLATE = '\u2068';
const END_ISOLATE = '\u2069';

const loadHistory = async () => (await import('../../history/HistoryDialog.tsx')).HistoryDialog;

interface Props {
  product: Product;
  /** Called once a change of it was undone, and it was read anew. */
  onUndone: () => void;
}

/** Which product is edited, as it was last saved, and what else can be done with it. */
export function EditProductHead({ product, onUndone }: Props) {
  const { id, title, updatedAt } = product;
  const [showsHistory, setShowsHistory] = useState(false);
  const History = useOnDemand(showsHistory, loadHistory, () => setShowsHistory(false));
  return (
    <header className="edit-head">
      <title>{`${ISOLATE}${title}${END_ISOLATE} | Edit Product | Mela admin`}</title>
      <nav className="edit-head__crumbs" aria-label="Breadcrumb">
        <Link to={PATHS.productList}>Product List</Link> <span aria-current="page">Edit Product</span>
      </nav>
      <div className="edit-head__product">
        <ProductImage product={product} />
        <div>
          <h1 className="edit-head__title">{title}</h1>
          <p className="edit-head__changed">
            Last changed <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>
            <button type="button" className="edit-head__history" onClick={() => setShowsHistory(true)}>
              History
            </button>
          </p>
        </div>
      </div>
      <div className="edit-head__actions">
        <ShopLink product={product} />
        <Link className="button button--quiet button--small" to={generatePath(PATHS.deleteProduct, { id })}>
          <Icon name="remove" />
          Delete
        </Link>
      </div>
      {History && showsHistory && (
        <History kind="PRODUCT" id={id} onUndone={onUndone} onClosed={() => setShowsHistory(false)} />
      )}
    </header>
  );
}

/** Only while shoppers see the catalogue, and the product in it. */
function ShopLink({ product: { handle, status, showFrom, showUntil } }: { product: Product }) {
  const isLive = useStorefront()?.mode === 'CATALOGUE';
  const [opened] = useState(() => new Date());
  const isTooEarly = showFrom != null && new Date(showFrom) > opened;
  const isTooLate = showUntil != null && new Date(showUntil) <= opened;
  if (!isLive || status === 'DRAFT' || isTooEarly || isTooLate) return null;
  return (
    <a
      className="button button--quiet button--small"
      href={`/product/${handle}`}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="storefront" />
      View in shop
    </a>
  );
}
