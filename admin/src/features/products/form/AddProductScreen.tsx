import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { NOTHING_SAVED } from './form-state.ts';
import { ProductForm } from './ProductForm.tsx';
import { saveNew } from './save-product.ts';

/** Add Product: the empty form, empty again after each product. */
export function AddProductScreen() {
  const client = useApolloClient();
  const save = useMemo(() => saveNew(client), [client]);
  return (
    <>
      <title>Add Product | Mela admin</title>
      <h1>Add Product</h1>
      <ProductForm saved={NOTHING_SAVED} submitLabel="Publish" save={save} />
    </>
  );
}
