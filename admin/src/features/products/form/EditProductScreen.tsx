import * as productFormText from '#messages/product-form.ts';
import * as sharedText from '#messages/shared.ts';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import './product-form.css';
import './publish-bar.css';
import { useQuery } from '@apollo/client/react';
import { use, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useParams } from 'react-router';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { hasUnsaved } from '../../../components/unsaved.ts';
import { rememberPromise } from '../../../components/use-on-demand.ts';
import { EditedProductDocument } from '../../../graphql.generated.ts';
import { historyPath, PATHS } from '../../../paths.ts';
import { EditProductHead } from './EditProductHead.tsx';
import { ProductForm } from './ProductForm.tsx';
import { type MakeMatrix, savedContent } from './stored-draft.ts';

const STILL_UNSAVED = productFormText.whatYouEnteredIsStill;

const loadMatrix = rememberPromise<MakeMatrix>(
  async () => (await import('./variants/stored-matrix.ts')).storedMatrix,
);

/** The screen Edit Product: the form of Add Product, filled with an existing product. */
export function EditProductScreen() {
  const { id = '' } = useParams();
  return <EditedProduct key={id} id={id} />;
}

function EditedProduct({ id }: { id: string }) {
  // Do not use the cache: its version could be outdated, and saving it would cause a conflict.
  const { data, error, refetch } = useQuery(EditedProductDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const [restarts, setRestarts] = useState(0);
  // Keep one promise while this is mounted: if each render requested the code again, a failing load would
  // repeat endlessly.
  const [matrix] = useState<{ loading?: Promise<MakeMatrix> }>({});
  if (data?.product) {
    const { category } = data.product;
    const hasOptions = data.product.options.length > 0;
    if (hasOptions) matrix.loading ??= loadMatrix();
    const makeMatrix = hasOptions && matrix.loading ? use(matrix.loading) : null;
    const saved = savedContent(data.product, makeMatrix);
    const restart = () => {
      if (hasUnsaved()) toast(STILL_UNSAVED, { duration: 8_000 });
      // Count the restarts, so that each of two quick undos resets the form.
      else setRestarts((count) => count + 1);
    };
    return (
      <>
        <EditProductHead product={data.product} onUndone={restart} />
        <ProductForm
          key={restarts}
          saved={saved}
          category={category}
          submitLabel={sharedText.update}
          includedTax={data.product.includedTaxRate}
          id={id}
        />
      </>
    );
  }
  return (
    <>
      <title>{productFormText.editProductTitle}</title>
      <h1>{productFormText.editProduct}</h1>
      {data && <Missing id={id} />}
      {!data && error && <Unreachable onRetry={() => refetch().catch(() => undefined)} />}
      {!data && !error && <FormSkeleton />}
    </>
  );
}

function Missing({ id }: { id: string }) {
  return (
    <section className="panel">
      <EmptyState title={productFormText.productNotFound}>
        <p>
          {productFormText.itWasDeletedOrAddress}{' '}
          <Link to={historyPath('PRODUCT', id)}>{sharedText.activity}</Link>.
        </p>
        <ButtonLink label={productFormText.backToProducts} isSmall to={PATHS.productList} />
      </EmptyState>
    </section>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <section className="panel" role="alert">
      <EmptyState title={productFormText.productCouldNotBeLoaded}>
        <p>{sharedText.serverDidNotRespondCheck}</p>
        <Button label={sharedText.retry} isSmall onClick={onRetry} />
      </EmptyState>
    </section>
  );
}

/** A placeholder as high as the form, which avoids a layout shift. */
function FormSkeleton() {
  return (
    <div className="product-form__panels" aria-busy="true">
      <span className="visually-hidden">{sharedText.loadingProduct}</span>
      <div className="panel product-form__panel">
        <FieldSkeleton />
        <FieldSkeleton kind="text" />
        <div className="product-form__prices">
          <FieldSkeleton />
          <FieldSkeleton />
          <FieldSkeleton />
        </div>
        <div className="product-form__selects">
          <FieldSkeleton />
          <FieldSkeleton />
        </div>
        <span className="skeleton skeleton--line" />
      </div>
      <div className="panel product-form__panel">
        <FieldSkeleton kind="images" />
      </div>
    </div>
  );
}

function FieldSkeleton({ kind = 'line' }: { kind?: 'line' | 'text' | 'images' }) {
  return (
    <span className="product-form__skeleton">
      <span className="skeleton skeleton--line" />
      <span className={kind === 'line' ? 'skeleton' : `skeleton skeleton--${kind}`} />
    </span>
  );
}
