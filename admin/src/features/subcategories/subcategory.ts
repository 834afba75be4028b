import * as categoriesText from '#messages/categories.ts';

/** A row of the table. */
export interface Subcategory {
  id: string;
  name: string;
  description: string;
  slug: string;
  /** The row's position in its category, from 1. */
  order: number;
  categoryId: string;
  category: string;
}

/** The form's content. Order 0 means last. */
export type SubcategoryDraft = Omit<Subcategory, 'id' | 'category'>;

export interface CategoryChoice {
  id: string;
  name: string;
}

export const ALL_CATEGORIES: CategoryChoice = { id: '', name: categoriesText.allCategory };

/** Searches name and description, ignoring case. */
export function filterSubcategories(rows: Subcategory[], text: string, categoryId: string): Subcategory[] {
  const needle = text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (categoryId === ALL_CATEGORIES.id || row.categoryId === categoryId) &&
      `${row.name} ${row.description}`.toLowerCase().includes(needle),
  );
}

/** The categories of the rows, each once. */
export function categoriesOf(rows: Subcategory[]): CategoryChoice[] {
  return [...new Map(rows.map(({ categoryId, category }) => [categoryId, category]))].map(([id, name]) => ({
    id,
    name,
  }));
}
