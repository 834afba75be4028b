import * as productFormText from '#messages/product-form.ts';
import * as sharedText from '#messages/shared.ts';
import { ActionButton, ButtonLink } from '../../../components/Button.tsx';
import './edit-product-head.css';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { shownStatus } from '@mela/rules/shown-status.ts';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { generatePath, Link, useNavigate } from 'react-router';
import { withAttemptKey } from '../../../attempt-key.ts';
import { useOnDemand } from '../../../components/use-on-demand.ts';
import { formatMoment } from '../../../format.ts';
import {
  DuplicateProductDocument,
  type ProductForm_ProductFragment as Product,
} from '../../../graphql.generated.ts';
import { errorExtensions, errorMessage } from '../../../graphql-errors.ts';
import { useStorefront } from '../../../layout/storefront-state.ts';
import { PATHS } from '../../../paths.ts';
import { WriteControls } from '../../../session/WriteControls.tsx';
import { ProductImage } from '../ProductImage.tsx';

/** A character that isolates the text direction, for the tab title, where no element can do so. */
const ISOLATE = '\u2068';
const END_ISOLATE = '\u2069';

const loadHistory = async () => (await import('../../history/HistoryDialog.tsx')).HistoryDialog;

interface Props {
  product: Product;
  /** Called after a revert and reload. */
  onUndone: () => void;
}

/** The heading of the edited product with its further actions. */
export function EditProductHead({ product, onUndone }: Props) {
  const { id, title, updatedAt } = product;
  const [showsHistory, setShowsHistory] = useState(false);
  const History = useOnDemand(showsHistory, loadHistory, () => setShowsHistory(false));
  return (
    <header className="edit-head">
      <title>{productFormText.editProductMelaAdmin(ISOLATE, title, END_ISOLATE)}</title>
      <nav className="edit-head__crumbs" aria-label={productFormText.breadcrumb}>
        <Link to={PATHS.productList}>{sharedText.productList}</Link>{' '}
        <span aria-current="page">{productFormText.editProduct}</span>
      </nav>
      <div className="edit-head__product">
        <ProductImage product={product} />
        <div>
          <h1 className="edit-head__title">{title}</h1>
          <p className="aside edit-head__changed">
            {productFormText.lastChanged} <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>
            <button type="button" className="edit-head__history" onClick={() => setShowsHistory(true)}>
              {sharedText.activity}
            </button>
          </p>
        </div>
      </div>
      <div className="row">
        <ShopLink product={product} />
        <WriteControls>
          <DuplicateButton id={id} />
        </WriteControls>
        <ButtonLink
          label={sharedText.deleteLabel}
          icon="remove"
          isQuiet
          isSmall
          to={generatePath(PATHS.deleteProduct, { id })}
        />
      </div>
      {History && showsHistory && (
        <History kind="PRODUCT" id={id} onUndone={onUndone} onClosed={() => setShowsHistory(false)} />
      )}
    </header>
  );
}

/** Opens the copy, which is a draft. */
function DuplicateButton({ id }: { id: string }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const duplicate = async () => {
    const copy = await duplicateProduct(client, id);
    if (copy) void navigate(generatePath(PATHS.editProduct, { id: copy }));
  };
  return <ActionButton label={productFormText.duplicate} icon="add" action={duplicate} />;
}

/** The link to the product in the shop. Shown only if shoppers see the catalogue and the product. */
function ShopLink({ product }: { product: Product }) {
  const { handle, status, showFrom, showUntil } = product;
  const isLive = useStorefront()?.mode === 'CATALOGUE';
  const [opened] = useState(() => new Date());
  // Check only the period, because a hidden product also has a page during its scheduled period.
  const isInTime = shownStatus({ showFrom, showUntil }, opened) === 'ACTIVE';
  if (!isLive || status === 'DRAFT' || !isInTime) return null;
  return (
    <ButtonLink
      label={sharedText.viewInShop}
      icon="storefront"
      isQuiet
      isSmall
      href={`/product/${handle}`}
      target="_blank"
      rel="noreferrer"
    />
  );
}

/**
 * Copies a product as a draft. A retry after a lost response does not create a second copy. @returns the copy's id, or null after
 * an error, which a toast shows
 */
export async function duplicateProduct(client: ApolloClient, id: string): Promise<string | null> {
  try {
    const { data } = await withAttemptKey({ duplicateOf: id }, (key) =>
      client.mutate({ mutation: DuplicateProductDocument, variables: { id, key } }),
    );
    if (!data) return null;
    toast.success(productFormText.productDuplicatedThisIsCopyDraft);
    client.cache.evict({ fieldName: 'products' });
    return data.duplicateProduct.id;
  } catch (error) {
    toast.error(errorExtensions(error) ? errorMessage(error) : productFormText.failedToDuplicateProduct);
    return null;
  }
}
