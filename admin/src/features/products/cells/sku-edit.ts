import type { ProductEdit } from './change-product.ts';

/** Changes the SKU of a product without options; null takes it away. */
export function skuEdit(sku: string | null): ProductEdit {
  return {
    inputOver: () => ({ sku }),
    textIn: (state) => skuText(state.sku),
    text: skuText(sku),
    faultsOf: (faults) => ('sku' in faults ? { sku: faults['sku'] ?? '' } : {}),
    undoIn: (state) => skuEdit(state.sku),
  };
}

export function skuText(sku: string | null): string {
  return sku === null ? 'no SKU' : `SKU ${sku}`;
}
