import type {
  CatalogueCategory,
  CatalogueImage,
  CatalogueProduct,
  CatalogueVariant,
} from '@mela/rules/catalogue.ts';
import { variantPrices } from '@mela/rules/variants.ts';
import { BSON, type ObjectId } from 'mongodb';
import { type StoredImage, UPLOADS_PATH } from '../../../kernel/images/image.ts';
import { imageFiles } from '../../../kernel/images/image-store.ts';
import type { Category } from '../../catalogue/categories/category.ts';
import { currentHandle, formerHandles } from '../../catalogue/handles.ts';
import type { Product } from '../../catalogue/products/product.ts';
import { variantsOf } from '../../catalogue/products/variants.ts';
import { putMarks, type StockMarks } from './stock-marks.ts';

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

interface FurtherCategoryFields {
  parentId?: ObjectId;
  description?: string;
  image?: StoredImage;
}

export function toDatedProduct(document: Product, marks?: StockMarks): DatedProduct {
  const dated = datedProduct(document);
  return { ...dated, product: putMarks(dated.product, marks) };
}

function datedProduct(document: Product): DatedProduct {
  const { _id, title, description, regularPrice, sellingPrice, badge, isFeatured, isPopular, isNew } =
    document;
  const { brand, sku, tags, options, attributes, status, showFrom, showUntil, customFields } = document;
  return {
    product: {
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
      ...(customFields && { customFields }),
    },
    isDraft: status === 'DRAFT',
    showFrom: showFrom?.getTime() ?? null,
    showUntil: showUntil?.getTime() ?? null,
    stored: BSON.serialize(document),
  };
}

/** Its availability is put in from the inventory. */
function catalogueVariants(document: Product): CatalogueVariant[] {
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

export function toStoredCategory(document: Category): StoredCategory {
  return { category: toCatalogueCategory(document), stored: BSON.serialize(document) };
}

function toCatalogueCategory(document: Category): CatalogueCategory {
  const { parentId, description, image } = document as Category & FurtherCategoryFields;
  return {
    id: document._id.toHexString(),
    name: document.name,
    handle: currentHandle(document),
    formerHandles: formerHandles(document),
    parentId: parentId?.toHexString() ?? null,
    position: document.position ?? 0,
    description: description ?? null,
    image: image ? toCatalogueImage(image) : null,
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
