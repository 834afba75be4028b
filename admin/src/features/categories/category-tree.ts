import type { CategoryTree_CategoryFragment } from '../../graphql.generated.ts';

export type TreeCategory = Pick<CategoryTree_CategoryFragment, 'id' | 'name' | 'parent'>;

export interface TreeRow<Category extends TreeCategory = TreeCategory> {
  category: Category;
  /** 0 at the top. */
  depth: number;
  /** What it lies in. */
  parent: Category | null;
  /** All that lie where it lies, itself among them, in their order. */
  siblings: Category[];
  index: number;
}

/** Categories in the order they come in, each followed by what lies in it; at the top also what lies in itself. */
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

/** The rows whose name has the text in it, and what they lie in. */
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

/** The category of the same name, as people compare names, in the same place. */
export function namesake<Category extends TreeCategory>(
  rows: TreeRow<Category>[],
  name: string,
  parentId: string,
): Category | undefined {
  const isSame = ({ parent, category }: TreeRow<Category>) =>
    (parent?.id ?? '') === parentId && comparable(category.name) === comparable(name);
  return rows.find(isSame)?.category;
}

/** Asked in a dialog before a second category of a name is made there. */
export function namesakeQuestion({ name }: TreeCategory, button: string): string {
  return `There is already a category “${name}” here. Press ${button} again to make a second one.`;
}

function comparable(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
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
