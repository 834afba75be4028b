import type { Change, GroupChange } from './read-history.ts';

export const SOURCE_LABELS: Record<NonNullable<Change['source']>, string> = {
  IMPORT: 'Import',
  BULK: 'Bulk change',
  CATEGORY_DELETION: 'Category deleted',
  INVITATION: 'Invitation',
  UNDO: 'Undo',
};

/**
 * What a group is called: `Import of prices.csv`, `Bulk change (Badge: Hot)`, `Undo of import of prices.csv`.
 * @param set what a bulk change set
 */
export function workTitle(
  { work, undos, fileName }: Pick<GroupChange['group'], 'work' | 'undos' | 'fileName'>,
  set: readonly string[],
): string {
  const rest = work === 'IMPORT' ? fileName && ` of ${fileName}` : set.length > 0 && ` (${set.join(', ')})`;
  const title = SOURCE_LABELS[work] + (rest || '');
  if (undos === 0) return title;
  return `Undo of ${'undo of '.repeat(undos - 1)}${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}
