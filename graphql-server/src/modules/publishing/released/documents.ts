import { hash } from 'node:crypto';
import type { CatalogueCategory, CatalogueProduct, CatalogueRedirect } from '@mela/rules/catalogue.ts';
import { BSON, type ObjectId } from 'mongodb';
import { type Category, namedFields } from '../../catalogue/categories/category.ts';
import { type ProductContent, releasedFields } from '../../catalogue/products/product.ts';
import { withoutStock } from '../../catalogue/products/stock.ts';
import { variantsOf, withOwnVariantIds } from '../../catalogue/products/variants.ts';
import type { Redirect } from '../../redirects/collection.ts';
import { showStock, toCatalogueCategory, toCatalogueProduct } from './catalogue-things.ts';
import { type AnyVersion, type ReleasedContent, type ReleasedRedirect, VERSION_FORM } from './collections.ts';
import { type ShownStock, type StockMarks, shownStock } from './stock-marks.ts';
import type { NewVersion } from './version-changes.ts';

/** Separates the hash of a product's content from the ids of its sold-out variants. */
const STOCK_SEPARATOR = '.';

type Read<T> = Omit<AnyVersion, 'id'> & Omit<T, '_id'> & { id: ObjectId };
/** A stored version. In form 1 it lacks the displayed stock. */
export type ProductVersion = Read<ProductContent> & { shown?: ShownStock };
export type CategoryVersion = Read<Category>;
export type RedirectVersion = Read<ReleasedRedirect>;

/**
 * The hash excludes quantities, which change with each sale. Only a variant that sells out or is available again creates another version.
 */
export function productVersion(product: ProductContent, marks?: StockMarks): NewVersion {
  const stored = withoutCost(product);
  const document = withOwnVariantIds(stored);
  const shown = shownStock(variantsOf(document), marks);
  return {
    id: stored._id,
    hash: withStock(hashOf(stored), shown),
    fields: once(() => ({ ...withoutId(withoutStock(document)), ...releasedFields(document), shown })),
  };
}

export function categoryVersion(stored: Category): NewVersion {
  const fields = () => ({ ...withoutId(stored), ...namedFields(stored.name, stored.parentId) });
  return { id: stored._id, hash: hashOf(stored), fields };
}

export function redirectVersion({ _id, from, to, replacesPage }: Redirect): NewVersion {
  const fields = { address: from, target: to, replacesPage };
  return { id: _id, hash: hashOf(fields), fields: () => fields };
}

export function contentVersion(fields: Omit<ReleasedContent, '_id'>): NewVersion {
  return { id: 'content', hash: hashOf(fields), fields: () => fields };
}

/** A new version with the same content as an earlier one. @param marks the current stock. undefined: keeps the displayed stock */
export function sameVersion({ _id, from, to, ...version }: AnyVersion, marks?: StockMarks): NewVersion {
  if (!marks) return { id: version.id as ObjectId, hash: version.hash, fields: () => version };
  const product = version as unknown as ProductVersion;
  const shown = shownStock(variantsIn(product), marks);
  const fields = () => ({ ...version, shown });
  return { id: product.id, hash: withStock(version.hash, shown), fields };
}

export function variantsIn(version: ProductVersion) {
  return variantsOf({ ...version, _id: version.id });
}

export function productOf({ shown, ...version }: ProductVersion): CatalogueProduct {
  return showStock(toCatalogueProduct({ ...version, _id: version.id }), shown);
}

export function categoryOf(version: CategoryVersion): CatalogueCategory {
  return toCatalogueCategory({ ...version, _id: version.id });
}

export function redirectOf({ id, address, target, replacesPage }: RedirectVersion): CatalogueRedirect {
  return { id: id.toHexString(), from: address, to: target, replacesPage };
}

function withStock(documentHash: string, { soldOut }: ShownStock): string {
  const [own = ''] = documentHash.split(STOCK_SEPARATOR);
  if (soldOut.length === 0) return own;
  return own + STOCK_SEPARATOR + hash('sha1', soldOut.join(), 'base64url');
}

function hashOf(document: object): string {
  return hash('sha1', Buffer.concat([Buffer.from([VERSION_FORM]), BSON.serialize(document)]), 'base64url');
}

/** The first release needs the fields twice: to write them, and for the product's row. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** What the shop pays is for operators only. */
function withoutCost({ cost: _, ...product }: ProductContent): ProductContent {
  if (!product.variants) return product;
  return { ...product, variants: product.variants.map(({ cost: _own, ...variant }) => variant) };
}

function withoutId<T extends object>(document: T): Omit<T, '_id'> {
  const { _id, ...fields } = document as T & { _id: unknown };
  return fields;
}
