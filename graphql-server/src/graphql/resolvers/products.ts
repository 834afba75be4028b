import { createOnce } from '../../catalogue/attempts.ts';
import { changeProducts, deleteProducts } from '../../catalogue/bulk/change-products.ts';
import type { ProductsChange } from '../../catalogue/bulk/product-change.ts';
import { currentHandle, formerHandles } from '../../catalogue/handles.ts';
import type { SortOrder } from '../../catalogue/list/page.ts';
import { duplicateProduct } from '../../catalogue/products/duplicate.ts';
import { isShown, listProducts } from '../../catalogue/products/list.ts';
import { imagesOf } from '../../catalogue/products/product.ts';
import { createProduct, deleteProduct } from '../../catalogue/products/service.ts';
import { totalOf } from '../../catalogue/products/stock.ts';
import { type ImagePlace, updateProduct } from '../../catalogue/products/update.ts';
import { variantsOf } from '../../catalogue/products/variants.ts';
import { assertPage } from '../../list/bounds.ts';
import { parseObjectId } from '../../mongodb/documents.ts';
import type { ProductDraft } from '../../rules/checks.ts';
import { discountPercentage, toRupees } from '../../rules/price.ts';
import { DETAIL_FIELDS } from '../../rules/product-details.ts';
import { shownStatus } from '../../rules/shown-status.ts';
import type {
  CreateProductInput,
  ImageInput,
  MutationResolvers,
  ProductConnectionResolvers,
  ProductOrder,
  ProductResolvers,
  ProductsChange as ProductsChangeInput,
  QueryResolvers,
  UpdateProductInput,
} from '../schema.generated.ts';

const SORT_FIELDS = {
  CREATED_AT: 'createdAt',
  UPDATED_AT: 'updatedAt',
  TITLE: 'titleKey',
  REGULAR_PRICE: 'regularPrice',
  SELLING_PRICE: 'sellingPrice',
  CATEGORY: 'categoryId',
  STATUS: 'status',
} as const;

const OPTIONAL_FIELDS = new Set<string>(['badge', 'handle', 'imageAlts', 'regularPrice', ...DETAIL_FIELDS]);

function sortOrder({ field, direction }: ProductOrder): SortOrder {
  return { field: SORT_FIELDS[field], direction: direction === 'ASC' ? 1 : -1 };
}

export const productQueries: QueryResolvers = {
  product: async (_, { id }, context) => {
    const _id = parseObjectId(id);
    const product = _id && (await context.products.findOne({ _id }));
    return product && isShown(context, product) ? product : null;
  },
  products: (_, { orderBy, filter, ...page }, context) =>
    listProducts(context, { ...page, order: sortOrder(orderBy) }, filter ?? {}),
  imageLimits: (_, __, { config }) => ({ maxBytes: config.maxUploadBytes, maxCount: config.maxImages }),
};

export const productMutations: MutationResolvers = {
  createProduct: async (_, { input, images, idempotencyKey }, context) => {
    const files = await Promise.all(images);
    return createOnce(context, {
      key: idempotencyKey,
      collection: context.products,
      input,
      files,
      create: (_id) => createProduct(context, newDraft(input), files, _id),
    });
  },
  updateProduct: async (_, { id, input }, context) =>
    updateProduct(context, id, {
      fields: changedDraft(input),
      places: input.images ? await Promise.all(input.images.map(placeOf)) : undefined,
      version: input.version,
    }),
  duplicateProduct: (_, { id, idempotencyKey }, context) =>
    createOnce(context, {
      key: idempotencyKey,
      collection: context.products,
      input: { duplicateOf: id },
      files: [],
      create: (_id) => duplicateProduct(context, id, _id),
    }),
  deleteProduct: (_, { id, version }, context) => deleteProduct(context, id, version),
  changeProducts: (_, { selection, change, idempotencyKey }, context) =>
    changeProducts(context, selection, sharedFields(change), idempotencyKey),
  deleteProducts: (_, { selection }, context) => deleteProducts(context, selection),
};

export const productFields: ProductResolvers = {
  id: ({ _id }) => _id.toHexString(),
  category: ({ categoryId }, _, { categoryById }) => categoryById.load(categoryId.toHexString()),
  regularPrice: ({ regularPrice }) => toRupees(regularPrice),
  sellingPrice: ({ sellingPrice }) => toRupees(sellingPrice),
  discountPercentage: ({ regularPrice, sellingPrice }) => discountPercentage(regularPrice, sellingPrice),
  images: imagesOf,
  stock: async ({ _id }, _, { levelsOfProduct }) => {
    const levels = await levelsOfProduct.load(_id.toHexString());
    return totalOf(levels.map(({ onHand }) => onHand)) ?? null;
  },
  handle: currentHandle,
  formerHandles,
  hasOwnHandle: ({ hasOwnHandle }) => hasOwnHandle === true,
  tags: ({ tags }) => tags ?? [],
  options: ({ options }) => options ?? [],
  variants: (product, { first }) => {
    assertPage({ first, offset: 0 });
    return variantsOf(product)
      .slice(0, first)
      .map((variant, index) => ({ product, variant, index }));
  },
  attributes: ({ attributes }) => attributes ?? [],
  status: ({ status }) => status ?? 'ACTIVE',
  shownStatus: (product) => shownStatus(product),
};

export const productConnectionFields: ProductConnectionResolvers = {
  totalCount: ({ total, facets, where }, _, { counts, products, scans }) =>
    total ?? counts.of(products, facets, scans, where),
};

function newDraft(input: CreateProductInput): ProductDraft {
  const { badge = null, regularPrice = null } = input;
  return { isFeatured: false, isPopular: false, isNew: false, ...input, badge, regularPrice };
}

/** What the input names: null takes away what a product can be without, and leaves every other field as it is. */
function changedDraft({ images: _, version: __, ...fields }: UpdateProductInput): Partial<ProductDraft> {
  const named = Object.entries(fields).filter(
    ([field, value]) => value != null || OPTIONAL_FIELDS.has(field),
  );
  return Object.fromEntries(named);
}

/** Of these fields, null takes away a badge alone. */
function sharedFields(change: ProductsChangeInput): ProductsChange {
  const named = Object.entries(change).filter(([field, value]) => value != null || field === 'badge');
  return Object.fromEntries(named);
}

async function placeOf({ id, upload }: ImageInput): Promise<ImagePlace> {
  return upload ? { file: await upload } : { hash: id ?? '' };
}
