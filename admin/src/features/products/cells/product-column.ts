/** What of a product can be edited in the list itself. */
export type ProductColumn = 'price' | 'sku' | 'stock';
