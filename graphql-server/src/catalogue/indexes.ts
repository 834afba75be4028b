import type { Collections } from './collections.ts';
import type { SortField } from './list/cursor.ts';

/** The name of the index that holds an order: a facet, the ordered value, and the id among equals. */
export function indexName(field: SortField): string {
  return `facets_${field}`;
}

/** The name of the index that finds the products that use a picture. */
export const IMAGE_INDEX = 'images_hash';

/** The name of the index that finds the steps of an import. */
export const IMPORT_INDEX = 'importId';

/** Creates what is missing; every query of this server names the index it uses. */
export async function createIndexes({ categories, products, imports }: Collections): Promise<void> {
  const listIndex = (field: SortField) => ({
    key: { facets: 1, [field]: 1, _id: 1 } as const,
    name: indexName(field),
  });
  await Promise.all([
    categories.createIndexes([listIndex('createdAt'), listIndex('nameKey')]),
    products.createIndexes([
      listIndex('createdAt'),
      listIndex('titleKey'),
      listIndex('sellingPrice'),
      { key: { 'images.hash': 1 }, name: IMAGE_INDEX },
    ]),
    imports.createIndexes([{ key: { importId: 1 }, name: IMPORT_INDEX }]),
  ]);
}
