import type { DeclaredField } from '@mela/rules/custom-fields.ts';
import type { FieldChoice } from '@mela/rules/extensions.ts';
import { columnName, fieldColumn } from '@mela/rules/import-columns.ts';
import type { CountedFacets, FacetQuery } from '@mela/rules/listing/facets.ts';
import type { Collection } from 'mongodb';
import { StartupError } from '../../kernel/errors.ts';
import { extensionPoint } from '../../kernel/extension-point.ts';
import type { Handled } from './handles.ts';
import { isTakenColumn } from './import/csv-headers.ts';
import { catalogueTexts } from './messages.ts';
import type { ProductFlag } from './products/product.ts';

/** The number of the live release. null: shoppers see the unpublished catalogue. */
export const shownRelease = extensionPoint<() => number | null>('catalogue.shownRelease');

/** A search result with its rank. */
export interface RankedProduct {
  id: string;
  worth: number;
}

/**
 * Finds all products of a release that match a text, best first, by the same rules as the storefront's search.
 * @throws UserError with UNAVAILABLE when too many searches run, or the index of the release cannot be read
 */
export const releaseSearch =
  extensionPoint<(release: number, text: string) => Promise<readonly RankedProduct[]>>(
    'catalogue.releaseSearch',
  );

/**
 * Counts the facets of a list of released products, as the shop's pages do.
 * @throws UserError as `releaseSearch` does
 */
export const releaseFacets =
  extensionPoint<(release: number, asked: FacetQuery) => Promise<CountedFacets>>('catalogue.releaseFacets');

/** The maximum number of related products that a caller can request. The page of a product shows the first four. */
export const MAX_RELATED = 12;

/**
 * Chooses the related products for products, as their pages in a release do: up to `MAX_RELATED` ids for each handle.
 * @throws UserError with UNAVAILABLE when the pages of the release cannot be read
 */
export const releaseRelated =
  extensionPoint<(release: number, handles: readonly string[]) => Promise<string[][]>>(
    'catalogue.releaseRelated',
  );

/** A kind of document that has pages. `folder` is the first part of their paths. */
export interface PageFolder {
  folder: string;
  documents: Collection<Handled>;
}

/** The documents of other modules that have pages. */
export const pageFolders = extensionPoint<PageFolder>('catalogue.pageFolders');

/** Narrows a collection's type for queries that use only handles. */
export function asHandled<T extends Handled>(documents: Collection<T>): Collection<Handled> {
  return documents as unknown as Collection<Handled>;
}

/** Fields that modules add to products. */
export const productFields = extensionPoint<DeclaredField>('catalogue.productFields');

/** Flags that modules compute from products, for filters of lists. */
export const productFlags = extensionPoint<ProductFlag>('catalogue.productFlags');

export interface NamedChoice extends FieldChoice {
  module: string;
  name: string;
}

/** @returns the current choices of each field of the type CHOICE */
export async function readFieldChoices(fields: readonly DeclaredField[]): Promise<NamedChoice[]> {
  const choices = fields.map(async ({ module, name, readChoices }) =>
    ((await readChoices?.()) ?? []).map((choice) => ({ module, name, ...choice })),
  );
  return (await Promise.all(choices)).flat();
}

/** The form of a field's key in the database: module and name. */
const FIELD_KEY = /^[a-z][a-z\d-]{0,49}\/[a-z][a-z\d-]{0,49}$/i;

const COLUMN = /^[a-z][a-z\d_]{0,99}$/;

/** @throws StartupError for a name that cannot be stored or is used twice */
export function assertProductFields(fields: readonly DeclaredField[]): void {
  const known = new Set<string>();
  const columns = new Set<string>();
  for (const field of fields) {
    const key = `${field.module}/${field.name}`;
    if (!FIELD_KEY.test(key)) throw new StartupError(catalogueTexts.invalidProductField({ key }));
    if (known.has(key)) throw new StartupError(catalogueTexts.productFieldTwice({ key }));
    known.add(key);
    const column = columnName(fieldColumn(field));
    if (!COLUMN.test(column) || isTakenColumn(column) || columns.has(column))
      throw new StartupError(catalogueTexts.productFieldColumn({ key, column }));
    columns.add(column);
  }
}
