import type { Category } from '../categories/category.ts';
import type { Context } from '../context.ts';
import { facetFilter } from '../list/facets.ts';
import { indexName } from '../list/page.ts';
import type { Product } from '../products/product.ts';
import type { Cells } from './columns.ts';

/** How much of a cell is repeated to say what is wrong with it. */
const MAX_SHOWN = 80;

/** All categories there are, for the rows of one import. */
export interface CategoryChoice {
  byId: Map<string, Category>;
  byName: Map<string, Category[]>;
}

/** Reads all categories at once, for the rules too, which would read them one after the other. */
export async function readCategoryChoice({ categories, categoryById }: Context): Promise<CategoryChoice> {
  const all = await categories
    .find(facetFilter([]), { projection: { facets: 0 } })
    .hint(indexName('createdAt'))
    .toArray();
  for (const category of all) categoryById.prime(category._id.toHexString(), category);
  return {
    byId: new Map(all.map((category) => [category._id.toHexString(), category])),
    byName: Map.groupBy(all, ({ name }) => name),
  };
}

/** What a cell names; `fault` says why it names nothing, in a sentence. */
export interface Choice<T> {
  value: T;
  fault?: string;
}

/**
 * The id of the category that a row names: by its id, or else by its name, if that is unique.
 * @param current the product as it is: one without a category may stay so.
 */
export function chooseCategoryId(
  { byId, byName }: CategoryChoice,
  cells: Cells,
  current: Product | null,
): Choice<string> {
  const id = cells.category_id?.trim().toLowerCase() ?? '';
  const name = cells.category?.trim() ?? '';
  if (id !== '') return byIdAndName(byId, id, name);
  if (name !== '') return byNameAlone(byName, name);
  const currentId = current?.categoryId.toHexString() ?? '';
  return { value: byId.has(currentId) ? '' : currentId };
}

function byIdAndName(byId: CategoryChoice['byId'], id: string, name: string): Choice<string> {
  const category = byId.get(id);
  if (!category) return fault(`There is no category with the id "${shorten(id)}".`);
  if (name === '' || name === category.name) return { value: id };
  return fault(
    `category_id names "${category.name}", but category says "${shorten(name)}": leave one of the two empty.`,
  );
}

function byNameAlone(byName: CategoryChoice['byName'], name: string): Choice<string> {
  const named = byName.get(name) ?? [];
  const [category, another] = named;
  if (!category) return fault(`There is no category "${shorten(name)}".`);
  if (another) return fault(`${named.length} categories are named "${name}": say which by category_id.`);
  return { value: category._id.toHexString() };
}

function fault(sentence: string): Choice<string> {
  return { value: '', fault: sentence };
}

function shorten(cell: string): string {
  return cell.slice(0, MAX_SHOWN);
}
