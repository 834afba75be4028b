import type {
  CatalogueCategory,
  CatalogueCollection,
  CatalogueImage,
  CatalogueProduct,
  CatalogueVariant,
} from '@mela/rules/catalogue.ts';
import { readSeo } from '@mela/rules/seo.ts';
import { variantPrices } from '@mela/rules/variants.ts';
import { type StoredImage, UPLOADS_PATH } from '../../../kernel/images/image.ts';
import { imageFiles } from '../../../kernel/images/image-store.ts';
import type { Category } from '../../catalogue/categories/category.ts';
import { currentHandle, formerHandles } from '../../catalogue/handles.ts';
import type { ProductContent } from '../../catalogue/products/product.ts';
import { variantsOf } from '../../catalogue/products/variants.ts';
import type { ProductCollection } from '../../collections/collection.ts';
import type { ShownStock } from './stock-marks.ts';

/** Converts a document to a product with all variants in stock. `showStock` then marks the sold-out ones. */
export function toCatalogueProduct(document: ProductContent): CatalogueProduct {
  const { _id, title, description, regularPrice, sellingPrice, badge, isFeatured, isPopular, isNew } =
    document;
  const { brand, sku, tags, options, attributes, status, boughtWith, customFields } = document;
  return {
    id: _id.toHexString(),
    title,
    description,
    regularPrice,
    sellingPrice,
    badge,
    isFeatured,
    isPopular,
    isNew,
    handle: currentHandle(document),
    formerHandles: formerHandles(document),
    categoryId: document.categoryId.toHexString(),
    images: document.images.map(toCatalogueImage),
    brand: brand ?? null,
    sku: sku ?? null,
    stock: null,
    tags: tags ?? [],
    options: options ?? [],
    variants: catalogueVariants(document),
    attributes: attributes ?? [],
    isListed: status !== 'HIDDEN',
    createdAt: document.createdAt.toISOString(),
    updatedOn: document.updatedAt.toISOString().slice(0, 'YYYY-MM-DD'.length),
    ...(boughtWith && { boughtWith: boughtWith.map((other) => other.toHexString()) }),
    ...(customFields && { customFields }),
    ...readSeo(document),
  };
}

/** Marks the variants that a version shows as sold out. @param shown undefined: everything is in stock and untracked */
export function showStock(product: CatalogueProduct, shown: ShownStock | undefined): CatalogueProduct {
  if (!shown) return product;
  const soldOut = new Set(shown.soldOut);
  const variants = product.variants.map((variant) =>
    soldOut.has(variant.id) ? { ...variant, availability: 'OUT_OF_STOCK' as const } : variant,
  );
  return { ...product, stock: shown.stock, variants };
}

function catalogueVariants(document: ProductContent): CatalogueVariant[] {
  const { images, weightGrams } = document;
  const place = (hash: string | undefined) => images.findIndex((image) => image.hash === hash);
  return variantsOf(document).map((variant) => ({
    id: variant.id,
    values: variant.values,
    sku: variant.sku ?? null,
    barcode: variant.barcode ?? null,
    ...variantPrices(document, variant),
    weightGrams: variant.weightGrams ?? weightGrams ?? null,
    isSold: variant.isSold !== false,
    image: place(variant.image) < 0 ? null : place(variant.image),
    availability: 'IN_STOCK',
  }));
}

export function toCatalogueCategory(document: Category): CatalogueCategory {
  const { parentId, description, image } = document;
  return {
    id: document._id.toHexString(),
    name: document.name,
    handle: currentHandle(document),
    formerHandles: formerHandles(document),
    parentId: parentId?.toHexString() ?? null,
    position: document.position ?? 0,
    description: description ?? null,
    image: image ? toCatalogueImage(image) : null,
    ...readSeo(document),
  };
}

export function toCatalogueCollection(stored: ProductCollection): CatalogueCollection {
  const { name, match, conditions, isInMenu, description = null, image } = stored;
  return {
    ...{ id: stored._id.toHexString(), name, match, conditions, isInMenu, description },
    handle: currentHandle(stored),
    formerHandles: formerHandles(stored),
    image: image ? toCatalogueImage(image) : null,
    ...readSeo(stored),
  };
}

function toCatalogueImage(image: StoredImage): CatalogueImage {
  const { large, thumbnail } = imageFiles(image.hash);
  return {
    src: `${UPLOADS_PATH}/${large}`,
    thumbnail: `${UPLOADS_PATH}/${thumbnail}`,
    width: image.width,
    height: image.height,
    alt: image.alt ?? '',
  };
}
