import { detailCells } from '@mela/rules/detail-cells.ts';
import type { ProductForm_ProductFragment as Product } from '../../../graphql.generated.ts';
import { unitsText } from '../../../shop-currency.ts';
import { toField } from '../../../shop-time.ts';
import { entriesOf } from './custom-entries.ts';
import type { SavedContent } from './form-state.ts';
import { storedImages } from './image-list.ts';
import type { DetailsDraft, ProductDraft } from './product-draft.ts';
import { EMPTY_MATRIX, type Matrix } from './variants/matrix.ts';
import type { storedMatrix } from './variants/stored-matrix.ts';

type DraftFields = Omit<
  Product,
  | 'category'
  | 'images'
  | 'variants'
  | 'variantCount'
  | 'createdAt'
  | 'updatedAt'
  | 'discountPercentage'
  | 'includedTaxRate'
>;

/** Creates the matrix of a product with options. Products without options do not load this code. */
export type MakeMatrix = typeof storedMatrix;

/** The initial content of an existing product's form. */
export function savedContent(product: Product, makeMatrix: MakeMatrix | null): SavedContent {
  const variants = product.variants.map(({ own, inventory }) => ({
    ...own,
    onHand: inventory?.onHand ?? null,
  }));
  const matrix = makeMatrix?.(product.options, variants, product.images) ?? EMPTY_MATRIX;
  const draft = draftOf(product, product.category?.id ?? '', matrix);
  return { draft, images: storedImages(product.images), version: product.version };
}

/** The draft of a saved product. */
export function draftOf(product: DraftFields, categoryId: string, variants: Matrix): ProductDraft {
  const { title, description, regularPrice, sellingPrice, badge, isFeatured, isPopular, isNew } = product;
  return {
    title,
    description,
    regularPrice: String(regularPrice),
    sellingPrice: String(sellingPrice),
    isNotOnSale: regularPrice === sellingPrice,
    categoryId,
    badge: badge ?? '',
    isFeatured,
    isPopular,
    isNew,
    ...detailsOf(product),
    variants,
  };
}

function detailsOf(product: DraftFields): Omit<DetailsDraft, 'variants'> {
  const { handle, brand, sku, stock, tags, attributes, showFrom, showUntil } = product;
  const said = { handle, tags, attributes, alts: [] };
  const cells = detailCells(stock === null ? said : { ...said, stock });
  return {
    handle: cells.handle,
    brand: brand ?? '',
    sku: sku ?? '',
    stock: cells.stock,
    tags: cells.tags,
    attributes: cells.attributes,
    status: product.status,
    showFrom: toField(showFrom),
    showUntil: toField(showUntil),
    seoTitle: product.seoTitle ?? '',
    seoDescription: product.seoDescription ?? '',
    barcode: product.barcode ?? '',
    weightGrams: product.weightGrams?.toString() ?? '',
    cost: unitsText(product.cost),
    customFields: entriesOf(product.customFields),
  };
}
