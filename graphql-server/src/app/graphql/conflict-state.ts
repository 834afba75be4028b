import { type DeclaredField, shownFields } from '@mela/rules/custom-fields.ts';
import { discountPercentage, toUnits } from '@mela/rules/price.ts';
import type { ConflictError } from '../../kernel/errors.ts';
import { imageOf } from '../../kernel/images/image.ts';
import type { Category } from '../../modules/catalogue/categories/category.ts';
import { currentHandle } from '../../modules/catalogue/handles.ts';
import { imagesOf, type Product } from '../../modules/catalogue/products/product.ts';
import { variantState } from '../../modules/catalogue/products/product-variant.ts';
import { totalStock } from '../../modules/catalogue/products/stock.ts';
import type { EditableState } from '../../modules/publishing/editable-content.ts';
import type { SellingState } from '../../modules/selling/read-settings.ts';
import type { Webhook } from '../../modules/webhooks/webhook-state.ts';
import type { CategoryState, CurrentState, ProductState } from '../../schema.generated.ts';

type Current =
  | { kind: 'Category'; document: Category }
  | { kind: 'Product'; document: Product }
  | { kind: 'Storefront content'; document: EditableState }
  | { kind: 'Selling settings'; document: SellingState }
  | { kind: 'Webhook'; document: Webhook };

const TYPES = {
  'Storefront content': 'StorefrontContentState',
  'Selling settings': 'SellingSettings',
  Webhook: 'Webhook',
} as const;

/** Data that the current state is derived from. */
export interface StateFacts {
  currency: string;
  productFields: readonly DeclaredField[];
}

/** The current state of the changed object, for the response to a conflict. */
export function currentState({ current }: ConflictError, facts: StateFacts): CurrentState {
  const { kind, document } = current as Current;
  if (kind === 'Category') return categoryState(document);
  if (kind === 'Product') return productState(document, facts);
  return { __typename: TYPES[kind], ...document } as CurrentState;
}

function categoryState(category: Category): CategoryState {
  const { _id, name, parentId, description = null, image, version, createdAt, updatedAt } = category;
  const { seoTitle = null, seoDescription = null } = category;
  return {
    __typename: 'CategoryState',
    id: _id.toHexString(),
    name,
    handle: currentHandle(category),
    parentId: parentId?.toHexString() ?? null,
    description,
    image: image ? imageOf(image, name) : null,
    seoTitle,
    seoDescription,
    version,
    createdAt,
    updatedAt,
  };
}

function productState(product: Product, { currency, productFields }: StateFacts): ProductState {
  const { title, description, badge, isFeatured, isPopular, isNew, version, createdAt, updatedAt } = product;
  return {
    __typename: 'ProductState',
    id: product._id.toHexString(),
    title,
    description,
    categoryId: product.categoryId.toHexString(),
    regularPrice: toUnits(product.regularPrice, currency),
    sellingPrice: toUnits(product.sellingPrice, currency),
    discountPercentage: discountPercentage(product.regularPrice, product.sellingPrice),
    badge,
    isFeatured,
    isPopular,
    isNew,
    images: imagesOf(product),
    ...detailsState(product),
    customFields: shownFields(productFields, product.customFields),
    version,
    createdAt,
    updatedAt,
  };
}

function detailsState(product: Product) {
  const { brand = null, sku = null, showFrom = null, showUntil = null } = product;
  const { tags = [], options = [], attributes = [], status = 'ACTIVE' as const } = product;
  const {
    barcode = null,
    weightGrams = null,
    cost = null,
    variants = [],
    seoTitle = null,
    seoDescription = null,
  } = product;
  return {
    handle: currentHandle(product),
    brand,
    sku,
    stock: totalStock(product) ?? null,
    tags,
    options,
    variants: variants.map((variant) => variantState(product, variant)),
    barcode,
    weightGrams,
    cost,
    attributes,
    status,
    showFrom,
    showUntil,
    seoTitle,
    seoDescription,
  };
}
