import type { ProductEdit, ProductState } from './change-product.ts';

/** Changes the SKU of a product without options; null takes it away. */
export function skuEdit(sku: string | null, base: ProductState): ProductEdit {
  return {
    inputOver: () => ({ sku }),
    textIn: (state) => skuText(state.sku),
    text: skuText(sku),
    faultsOf: (faults) => ('sku' in faults ? { sku: faults['sku'] ?? '' } : {}),
    undo: () => skuEdit(base.sku, base),
  };
}

export function skuText(sku: string | null): string {
  return sku === null ? 'no SKU' : `SKU ${sku}`;
}
