import { catalogueTexts } from '../messages.ts';
import type { Product } from '../products/product.ts';
import { fitImages } from './fit-images.ts';
import { fitProduct } from './fit-product.ts';
import type { IdentifiedRow } from './identify-rows.ts';
import type { KnownImages, Lookup } from './lookups.ts';
import type { NewCategories } from './new-categories.ts';

type ImageLookups = Parameters<typeof fitImages>[0];

interface TakingLookups extends KnownImages, ImageLookups {
  newCategories: NewCategories;
  /** The category for products without one. */
  defaultCategory: string;
}

/** The name of the default category if the file's name gives none. */
const IMPORTED = 'Imported';

/**
 * Adapts a row to what this shop can store, and adds a note for each change. Shortens all fields of other shops' files to this
 * shop's limits. In this shop's own format, it limits only images, so that mistakes in other cells are reported.
 */
export function takeRow(lookups: TakingLookups, row: IdentifiedRow, current: Product | null): IdentifiedRow {
  if (!row.taken) return fitImages(lookups, row, current);
  const { value } = categoryOf(lookups, row, row.taken);
  const named = { ...row, cells: { ...row.cells, category_id: value } };
  const fitted = { ...named, ...fitProduct(named, row.notes) };
  return fitImages(lookups, fitted, current);
}

function categoryOf(
  { newCategories, defaultCategory }: TakingLookups,
  { notes }: IdentifiedRow,
  { categoryName: name, categoryPath }: NonNullable<IdentifiedRow['taken']>,
): Lookup<string> {
  const wished = categoryPath?.length
    ? newCategories.idOfPath(categoryPath)
    : newCategories.idOf(name || defaultCategory);
  if (!wished.fault) return wished;
  const other = newCategories.idOf(defaultCategory);
  const found = other.fault ? newCategories.idOf(IMPORTED) : other;
  notes.push(catalogueTexts.otherCategory({ reason: wished.fault }));
  return found;
}
