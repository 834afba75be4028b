import { shownFields } from '@mela/rules/custom-fields.ts';
import { MOST_VALUES } from '@mela/rules/listing/facets.ts';
import { firstValues } from '@mela/rules/listing/make-facets.ts';
import { discountPercentage, toUnits } from '@mela/rules/price.ts';
import type { ProductDraft } from '@mela/rules/product-checks.ts';
import { DETAIL_FIELDS } from '@mela/rules/product-details.ts';
import { shownStatus } from '@mela/rules/shown-status.ts';
import { VARIANT_LIMITS, variantPrices } from '@mela/rules/variants.ts';
import { assertValid, UserError } from '../../../kernel/errors.ts';
import { assertWithin } from '../../../kernel/list/paging.ts';
import { parseObjectId } from '../../../kernel/mongodb/documents.ts';
import { isAllowed } from '../../../kernel/roles.ts';
import type {
  CreateProductInput,
  ImageInput,
  ProductOrder,
  ProductsChange as ProductsChangeInput,
  QueryProductArgs,
  Resolvers,
  UpdateProductInput,
} from '../../../schema.generated.ts';
import { createOnce } from '../attempts.ts';
import { deleteProducts, updateProducts } from '../bulk/change-products.ts';
import type { ProductsChange } from '../bulk/product-change.ts';
import { describeSkipped } from '../bulk/skipped-products.ts';
import { HANDLE_INDEX } from '../collections.ts';
import { MAX_VARIANTS } from '../context.ts';
import { MAX_RELATED, readFieldChoices } from '../extension-points.ts';
import { currentHandle, formerHandles } from '../handles.ts';
import type { SortOrder } from '../list/orders.ts';
import { catalogueMessages } from '../messages.ts';
import { duplicateProduct } from '../products/duplicate.ts';
import { isShown, listByIds, listProducts, loadShown } from '../products/list.ts';
import { imagesOf, type Product } from '../products/product.ts';
import { facetsOf } from '../products/product-facets.ts';
import { createProduct, deleteProduct } from '../products/service.ts';
import { totalOf } from '../products/stock.ts';
import { type ImagePlace, updateProduct } from '../products/update.ts';
import { variantsOf } from '../products/variants.ts';
import { SEES_INVENTORY } from './product-variants.ts';

const SORT_FIELDS = {
  CREATED_AT: 'createdAt',
  UPDATED_AT: 'updatedAt',
  TITLE: 'titleKey',
  REGULAR_PRICE: 'regularPrice',
  SELLING_PRICE: 'sellingPrice',
  LOWEST_PRICE: 'lowestPrice',
  CATEGORY: 'categoryId',
  STATUS: 'status',
} as const;

const OPTIONAL_FIELDS = new Set<string>(['badge', 'handle', 'imageAlts', 'regularPrice', ...DETAIL_FIELDS]);

export const productResolvers: Resolvers = {
  Query: {
    product: async (_, named, context) => {
      const found = idOrHandle(named);
      const product = found && (await context.products.findOne(found.filter, found.options));
      return product && isShown(context, product) ? product : null;
    },
    products: (_, { orderBy, filter, ids, ...page }, context) => {
      if (!ids) return listProducts(context, { ...page, order: productOrder(orderBy) }, filter ?? {});
      const isMore = filter != null || page.after != null || page.last != null || page.offset > 0;
      if (isMore) assertValid({ ids: catalogueMessages.idsOnOnePage });
      return listByIds(context, ids);
    },
    productFields: (_, __, { productFields }) => shownFields(productFields),
    productFieldChoices: (_, __, { productFields }) => readFieldChoices(productFields),
    imageLimits: (_, __, { config }) => ({ maxBytes: config.maxUploadBytes, maxCount: config.maxImages }),
  },
  Mutation: {
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
    updateProducts: (_, { selection, change, idempotencyKey }, context) =>
      updateProducts(context, selection, sharedFields(change), idempotencyKey),
    changeProducts: async (_, { selection, change, idempotencyKey }, context) => {
      const result = await updateProducts(context, selection, sharedFields(change), idempotencyKey);
      const { changed, skipped, skippedProducts } = result;
      if (changed > 0 || skipped === 0) return changed;
      throw new UserError('BAD_USER_INPUT', describeSkipped(skipped, skippedProducts));
    },
    deleteProducts: (_, { selection }, context) => deleteProducts(context, selection),
  },
  Product: {
    id: ({ _id }) => _id.toHexString(),
    category: ({ categoryId }, _, { categoryById }) => categoryById.load(categoryId.toHexString()),
    price: ({ sellingPrice }, _, { currency }) => ({ amount: sellingPrice, currency }),
    compareAtPrice: (product, _, { currency }) => {
      const { compareAtPrice } = variantPrices(product);
      return compareAtPrice === null ? null : { amount: compareAtPrice, currency };
    },
    priceRange: (product, _, { currency }) => priceRange(product, currency),
    regularPrice: ({ regularPrice }, _, { currency }) => toUnits(regularPrice, currency),
    sellingPrice: ({ sellingPrice }, _, { currency }) => toUnits(sellingPrice, currency),
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
    variants: (product, { first }, { variantsLeft }) => {
      assertWithin('first', first, 1, VARIANT_LIMITS.variants);
      const variants = variantsOf(product).slice(0, first);
      variantsLeft.count -= variants.length;
      if (variantsLeft.count < 0)
        throw new UserError('TOO_EXPENSIVE', catalogueMessages.tooManyVariants({ max: MAX_VARIANTS }));
      return variants.map((variant, index) => ({ product, variant, index }));
    },
    variantCount: ({ variants }) => variants?.length ?? null,
    cost: ({ cost }, _, { viewer }) => (isAllowed(viewer, SEES_INVENTORY) ? (cost ?? null) : null),
    attributes: ({ attributes }) => attributes ?? [],
    customFields: ({ customFields }, _, { productFields, shownAt }) =>
      // Cached responses may depend on `shownAt`, because they are separate for operators and shoppers.
      shownFields(
        productFields.filter(({ isPublic }) => shownAt === null || isPublic),
        customFields,
      ),
    relatedProducts: async (product, { first }, context) => {
      assertWithin('first', first, 1, MAX_RELATED);
      const ids = await context.relatedTo.load(currentHandle(product));
      return loadShown(context, ids.slice(0, first));
    },
    status: ({ status }) => status ?? 'ACTIVE',
    shownStatus: (product) => shownStatus(product),
  },
  ProductConnection: {
    totalCount: ({ total, facets, where }, _, { counts, products, scans }) =>
      total ?? counts.of(products, facets, scans, where),
    facets: async (page, _, context) => (await facetsOf(context, page))?.facets ?? null,
    priceRange: async (page, _, context) => {
      const prices = (await facetsOf(context, page))?.prices;
      const { currency } = context;
      return prices ? { min: { amount: prices.min, currency }, max: { amount: prices.max, currency } } : null;
    },
  },
  ProductFacet: {
    values: (facet, { first }) => {
      assertWithin('first', first, 1, MOST_VALUES);
      return firstValues(facet, first);
    },
  },
};

/** @returns null for sorting by relevance */
export function productOrder({ field, direction }: ProductOrder): SortOrder | null {
  if (field === 'RELEVANCE') return null;
  return { field: SORT_FIELDS[field], direction: direction === 'ASC' ? 1 : -1 };
}

/** An id or a handle; null for an invalid id. @throws UserError unless exactly one is given */
export function idOrHandle({ id, handle }: Partial<QueryProductArgs>) {
  if ((id == null) === (handle == null)) {
    throw new UserError('BAD_USER_INPUT', catalogueMessages.idOrHandle, {
      fieldErrors: { handle: catalogueMessages.idOrHandle },
    });
  }
  if (handle != null) return { filter: { handles: handle.toLowerCase() }, options: { hint: HANDLE_INDEX } };
  const _id = parseObjectId(id);
  return _id && { filter: { _id }, options: {} };
}

/** Ignores variants that are not for sale, unless all are not for sale. */
function priceRange(product: Product, currency: string) {
  const variants = variantsOf(product);
  const sold = variants.filter(({ isSold }) => isSold !== false);
  const prices = (sold.length > 0 ? sold : variants).map((variant) => variantPrices(product, variant).price);
  const [min, max] = [Math.min(...prices), Math.max(...prices)];
  return { min: { amount: min, currency }, max: { amount: max, currency } };
}

function newDraft(input: CreateProductInput): ProductDraft {
  const { badge = null, regularPrice = null } = input;
  return { isFeatured: false, isPopular: false, isNew: false, ...input, badge, regularPrice };
}

/** The fields of the input. null removes an optional value, and leaves any other field unchanged. */
function changedDraft({
  images: _,
  version: __,
  customFields,
  ...fields
}: UpdateProductInput): Partial<ProductDraft> {
  const named = Object.entries({ ...fields, customFields: customFields ?? undefined }).filter(
    ([field, value]) => value != null || (value === null && OPTIONAL_FIELDS.has(field)),
  );
  return Object.fromEntries(named);
}

/** The fields of a bulk change. Null removes only the badge, and leaves the others unchanged. */
function sharedFields(change: ProductsChangeInput): ProductsChange {
  const named = Object.entries(change).filter(([field, value]) => value != null || field === 'badge');
  return Object.fromEntries(named);
}

async function placeOf({ id, upload }: ImageInput): Promise<ImagePlace> {
  return upload ? { file: await upload } : { hash: id ?? '' };
}
