import type { Subcategory } from './sample-subcategories.ts';

/** The select's name for no choice. */
export const ALL_CATEGORIES = 'All category';

/** Those of the category whose name or description has the text in it, whatever its case. */
export function filterSubcategories(rows: Subcategory[], text: string, category: string): Subcategory[] {
  const sought = text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (category === ALL_CATEGORIES || row.category === category) &&
      `${row.name} ${row.description}`.toLowerCase().includes(sought),
  );
}
