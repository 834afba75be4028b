import * as categoriesText from '#messages/categories.ts';
import type { CategoryTree_CategoryFragment } from '../../graphql.generated.ts';

export type TreeCategory = Pick<CategoryTree_CategoryFragment, 'id' | 'name' | 'parent'>;

export interface TreeRow<Category extends TreeCategory = TreeCategory> {
  category: Category;
  /** The depth in the tree: 0 at the top level. */
  depth: number;
  /** The parent category. */
  parent: Category | null;
  /** All categories with the same parent, including itself, in order. */
  siblings: Category[];
  index: number;
}

/**
 * Arranges categories as a tree: each is followed by its subcategories. Categories in a cycle appear at the
 * top level.
 */
export function treeOf<Category extends TreeCategory>(categories: Category[]): TreeRow<Category>[] {
  const known = new Map(categories.map((category) => [category.id, category]));
  const parentOf = ({ parent }: Category) => (parent && known.get(parent.id)) || null;
  const isInItself = (category: Category) => {
    const above = new Set<Category>();
    for (let next = parentOf(category); next && !above.has(next); next = parentOf(next)) above.add(next);
    return above.has(category);
  };
  const children = Map.groupBy(categories, (category) => (isInItself(category) ? null : parentOf(category)));
  const rowsIn = (parent: Category | null, depth: number): TreeRow<Category>[] => {
    const siblings = children.get(parent) ?? [];
    return siblings.flatMap((category, index) => [
      { category, depth, parent, siblings, index },
      ...rowsIn(category, depth + 1),
    ]);
  };
  return rowsIn(null, 0);
}

/** Rows whose name contains the text, with their ancestors. */
export function searchTree<Row extends TreeRow>(rows: Row[], text: string): Row[] {
  const needle = comparable(text);
  let below = 0;
  return rows
    .toReversed()
    .filter(({ category, depth }) => {
      const isKept = depth < below || comparable(category.name).includes(needle);
      if (isKept) below = depth;
      return isKept;
    })
    .reverse();
}

/** A category with the same name and parent, compared case-insensitively. */
export function namesake<Category extends TreeCategory>(
  rows: TreeRow<Category>[],
  name: string,
  parentId: string,
): Category | undefined {
  const isSame = ({ parent, category }: TreeRow<Category>) =>
    (parent?.id ?? '') === parentId && comparable(category.name) === comparable(name);
  return rows.find(isSame)?.category;
}

/** The question before a second category with this name is created under the same parent. */
export function namesakeQuestion({ name }: TreeCategory, button: string): string {
  return categoriesText.thereIsAlreadyCategoryHerePress(name, button);
}

function comparable(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}

/** The id of the category that precedes index `to` among the siblings. null for index 0. */
export function idBefore({ siblings, index }: TreeRow, to: number): string | null {
  return siblings.toSpliced(index, 1)[to - 1]?.id ?? null;
}

/** The list after a category was moved to the place after another one. */
export function moveBehind<Category extends TreeCategory>(
  categories: Category[],
  moved: Category,
  afterId: string | null,
): Category[] {
  const others = categories.filter(({ id }) => id !== moved.id);
  const place = others.findIndex(({ id }) => id === afterId) + 1;
  return others.toSpliced(place, 0, moved);
}
