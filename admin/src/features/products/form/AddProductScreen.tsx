import * as productFormText from '#messages/product-form.ts';
import * as sharedText from '#messages/shared.ts';
import { NOTHING_SAVED } from './form-state.ts';
import { ProductForm } from './ProductForm.tsx';

/** The screen Add Product: an empty form, which is reset after each product. */
export function AddProductScreen() {
  return (
    <>
      <title>{productFormText.addProductMelaAdmin}</title>
      <h1>{sharedText.addProductTitle}</h1>
      <ProductForm saved={NOTHING_SAVED} submitLabel={sharedText.publish} />
    </>
  );
}
