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

const STILL_UNSAVED = 'What you entered is still in the form. Press Update to compare both versions.';

const loadMatrix = rememberPromise<MakeMatrix>(
  async () => (await import('./variants/stored-matrix.ts')).storedMatrix,
);

/** Edit Product: the form of Add Product, filled with an existing product. */
export function EditProductScreen() {
  const { id = '' } = useParams();
  return <EditedProduct key={id} id={id} />;
}

function EditedProduct({ id }: { id: string }) {
  // A cached version could be outdated, and saving it would cause a conflict.
  const { data, error, refetch } = useQuery(EditedProductDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const [restarts, setRestarts] = useState(0);
  // One promise while this is mounted. If each render requested the code again, a failing load would repeat endlessly.
  const [matrix] = useState<{ loading?: Promise<MakeMatrix> }>({});
  if (data?.product) {
    const { category } = data.product;
    const hasOptions = data.product.options.length > 0;
    if (hasOptions) matrix.loading ??= loadMatrix();
    const makeMatrix = hasOptions && matrix.loading ? use(matrix.loading) : null;
    const saved = savedContent(data.product, makeMatrix);
    const restart = () => {
      if (hasUnsaved()) toast(STILL_UNSAVED, { duration: 8_000 });
      // A counter, so that each of two quick undos resets the form.
      else setRestarts((count) => count + 1);
    };
    return (
      <>
        <EditProductHead product={data.product} onUndone={restart} />
        <ProductForm key={restarts} saved={saved} category={category} submitLabel="Update" id={id} />
      </>
    );
  }
  return (
    <>
      <title>Edit Product | Mela admin</title>
      <h1>Edit Product</h1>
      {data && <Missing id={id} />}
      {!data && error && <Unreachable onRetry={() => refetch().catch(() => undefined)} />}
      {!data && !error && <FormSkeleton />}
    </>
  );
}

function Missing({ id }: { id: string }) {
  return (
    <section className="panel">
      <EmptyState title="Product not found">
        <p>
          It was deleted, or the address is wrong. You can restore a deleted product under{' '}
          <Link to={historyPath('PRODUCT', id)}>Activity</Link>.
        </p>
        <ButtonLink label="Back to products" isSmall to={PATHS.productList} />
      </EmptyState>
    </section>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <section className="panel" role="alert">
      <EmptyState title="The product could not be loaded">
        <p>The server did not respond. Check your connection and try again.</p>
        <Button label="Retry" isSmall onClick={onRetry} />
      </EmptyState>
    </section>
  );
}

/** As high as the form, which avoids a layout shift. */
function FormSkeleton() {
  return (
    <div className="product-form__panels" aria-busy="true">
      <span className="visually-hidden">Loading the product</span>
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
