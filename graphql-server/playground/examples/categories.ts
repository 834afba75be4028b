import type { Newest } from '../newest.ts';
import type { Example } from './example.ts';

/** The examples about categories, in the panel's order. */
export const CATEGORY_EXAMPLES: readonly Example[] = [
  {
    name: 'categories',
    title: 'List categories',
    summary: 'By name, with the number of their products',
    needs: [],
    fill: () => ({ values: { first: 50, text: null }, notes: { text: 'Words the name has: try "dress".' } }),
  },
  {
    name: 'category',
    title: 'Read one category',
    summary: 'By its id',
    needs: ['category'],
    fill: (newest) => ({ values: { id: newest.category.id }, notes: { id: categoryNote(newest) } }),
  },
  {
    name: 'create-category',
    title: 'Create a category',
    summary: 'With a name',
    needs: [],
    fill: () => ({ values: { input: { name: 'Handlooms' } } }),
  },
  {
    name: 'update-category',
    title: 'Rename a category',
    summary: 'Unless somebody else changed it meanwhile',
    needs: ['category'],
    fill: (newest) => ({
      values: {
        id: newest.category.id,
        input: { name: 'Handlooms and crafts', version: newest.category.version },
      },
      notes: { id: categoryNote(newest), version: 'The version that was read. Leave it out to overwrite.' },
    }),
  },
  {
    name: 'update-category-stale',
    title: 'Rename a category too late',
    summary: 'Refused with CONFLICT: the version is stale',
    needs: ['category'],
    fill: (newest) => ({
      values: { id: newest.category.id, input: { name: 'Too late', version: newest.category.version - 1 } },
      notes: {
        id: categoryNote(newest),
        version: `Stale: the category is at version ${newest.category.version}.`,
      },
    }),
  },
  {
    name: 'delete-category',
    title: 'Delete a category',
    summary: 'Its products stay, uncategorised',
    needs: ['category'],
    fill: (newest) => ({
      values: { id: newest.category.id, version: null },
      notes: {
        id: categoryNote(newest),
        version: `Name ${newest.category.version} to refuse if it was changed.`,
      },
    }),
  },
];

/** Says which category an id is of. */
export function categoryNote({ category, missing }: Newest): string {
  return missing.includes('category')
    ? 'A placeholder: there is no category yet.'
    : `The newest category, ${JSON.stringify(category.name)}.`;
}
