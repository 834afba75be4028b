import type { CategoryTree_CategoryFragment } from '../../graphql.generated.ts';

export type TreeCategory = Omit<CategoryTree_CategoryFragment, 'handle' | 'description'>;

export interface TreeRow<Category extends TreeCategory = TreeCategory> {
  category: Category;
  /** 0 at the top. */
  depth: number;
  /** All that lie where it lies, itself among them, in their order. */
  siblings: Category[];
  index: number;
}

/** Categories in the order of the shop, each followed by what lies in it. */
export function treeOf<Category extends TreeCategory>(categories: Category[]): TreeRow<Category>[] {
  const known = new Set(categories.map(({ id }) => id));
  const parentIdOf = ({ parent }: Category) => (parent && known.has(parent.id) ? parent.id : null);
  const children = Map.groupBy(categories, parentIdOf);
  const rowsIn = (parentId: string | null, depth: number): TreeRow<Category>[] => {
    const siblings = children.get(parentId) ?? [];
    return siblings.flatMap((category, index) => [
      { category, depth, siblings, index },
      ...rowsIn(category.id, depth + 1),
    ]);
  };
  return rowsIn(null, 0);
}

/** The id of the category to put one behind that is to be at `to` among its siblings; null for before all. */
export function idBefore({ siblings, index }: TreeRow, to: number): string | null {
  return siblings.toSpliced(index, 1)[to - 1]?.id ?? null;
}

/** The list after the server has put a category behind another one. */
export function moveBehind<Category extends TreeCategory>(
  categories: Category[],
  moved: Category,
  afterId: string | null,
): Category[] {
  const others = categories.filter(({ id }) => id !== moved.id);
  const place = others.findIndex(({ id }) => id === afterId) + 1;
  return others.toSpliced(place, 0, moved);
}
