import type { CatalogueCategory, CatalogueProduct } from '@mela/rules/catalogue.ts';
import { BSON } from 'mongodb';
import type { Category } from '../../catalogue/categories/category.ts';
import type { Product } from '../../catalogue/products/product.ts';
import { toCatalogueCategory, toCatalogueProduct } from '../released/catalogue-things.ts';
import { putMarks, type StockMarks } from '../released/stock-marks.ts';

/** A product as pages show it, and when they do. */
export interface DatedProduct {
  product: CatalogueProduct;
  isDraft: boolean;
  /** Milliseconds since 1970; null for no bound. */
  showFrom: number | null;
  showUntil: number | null;
  /** As BSON, without what it is found by. */
  stored: Uint8Array;
}

/** A category as pages show it, and as it is stored. */
export interface StoredCategory extends Pick<DatedProduct, 'stored'> {
  category: CatalogueCategory;
}

export function toDatedProduct(document: Product, marks?: StockMarks): DatedProduct {
  const { status, showFrom, showUntil } = document;
  return {
    product: putMarks(toCatalogueProduct(document), marks),
    isDraft: status === 'DRAFT',
    showFrom: showFrom?.getTime() ?? null,
    showUntil: showUntil?.getTime() ?? null,
    stored: BSON.serialize(document),
  };
}

export function toStoredCategory(document: Category): StoredCategory {
  return { category: toCatalogueCategory(document), stored: BSON.serialize(document) };
}
