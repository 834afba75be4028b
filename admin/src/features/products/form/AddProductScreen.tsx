import { NOTHING_SAVED } from './form-state.ts';
import { ProductForm } from './ProductForm.tsx';

/** Add Product: an empty form, reset after each product. */
export function AddProductScreen() {
  return (
    <>
      <title>Add Product | Mela admin</title>
      <h1>Add Product</h1>
      <ProductForm saved={NOTHING_SAVED} submitLabel="Publish" />
    </>
  );
}
