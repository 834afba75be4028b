import type { Ref } from 'react';
import * as categoriesText from '#messages/categories.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import { ResourceList } from '../../components/ResourceList.tsx';
import type { RowAction } from '../../components/RowActions.tsx';
import type { Column } from '../../components/Table.tsx';
import { useAddressView } from '../../components/use-address-view.ts';
import { formatCount } from '../../format.ts';
import type { CategoryListed_CategoryFragment as Category } from '../../graphql.generated.ts';
import { CATEGORY_PAGE_SIZE, isPending } from './category-changes.ts';
import { searchTree, type TreeRow } from './category-tree.ts';
import type { CategoryListState } from './use-category-list.ts';

interface Props {
  ref: Ref<HTMLElement>;
  list: CategoryListState;
  /** The maximum number of rendered rows. */
  limit: number;
  onShowMore: () => void;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
}

const CARD = '"number name actions" auto / 2em minmax(0, 1fr) auto';
const SIZES = [CATEGORY_PAGE_SIZE];
const COLUMNS: Column<TreeRow<Category>>[] = [
  { heading: sharedText.srNo, look: 'muted', area: 'number', cell: (_, index) => formatCount(index + 1) },
  {
    heading: sharedText.name,
    look: 'strong',
    area: 'name',
    cell: ({ category, depth, parent }) => (
      <span className="categories__name" data-depth={depth}>
        {category.name}
        {parent && <span className="visually-hidden">{categoriesText.inName(parent.name)}</span>}
        {category.productCount > 0 && (
          <span className="categories__count"> {sharedText.numberOfProducts(category.productCount)}</span>
        )}
      </span>
    ),
    text: ({ category }) => category.name,
  },
];

/** The categories, newest first, each followed by its subcategories. Rendered in steps. */
export function CategoryList({ ref, list, limit, onShowMore, onEdit, onDelete }: Props) {
  const [view, change] = useAddressView({}, SIZES);
  const { rows, source } = list;
  const isSearch = view.search !== '';
  const found = rows && (isSearch ? searchTree(rows, view.search) : rows);
  const totalCount = isSearch ? (found?.length ?? 0) : list.totalCount;
  const nodes = found?.slice(0, limit);
  const isCut = source.hasFailed && rows !== undefined && rows.length < list.totalCount;
  const hasMore = nodes && (nodes.length < totalCount || isCut);
  const isCertain = nodes && (rows?.length !== 0 || !source.isBusy);
  return (
    <ResourceList
      ref={ref}
      isPart
      title={sharedText.categories}
      noun={categoriesText.category}
      plural={categoriesText.categories}
      source={{
        ...source,
        page: isCertain ? { nodes, totalCount, pageInfo: { hasNextPage: false } } : undefined,
        hasFailed: source.hasFailed && !rows,
        readAll: async () => [...(rows ?? [])],
      }}
      view={view}
      onChange={change}
      sizes={SIZES}
      searchHint={sharedText.name}
      skeletonRows={8}
      columns={COLUMNS}
      card={CARD}
      keyOf={({ category }) => category.id}
      actionsHeading={sharedText.action}
      actions={({ category }) => [
        actionOn(category, sharedText.edit, onEdit),
        actionOn(category, sharedText.deleteLabel, onDelete),
      ]}
      pager={
        (isSearch || hasMore) && (
          <footer className="categories__more">
            <span role="status">{countText(nodes?.length ?? 0, totalCount)}</span>
            {hasMore && (
              <Button
                label={isCut ? categoriesText.loadRest : sharedText.showMore}
                isQuiet
                isSmall
                disabled={source.isBusy}
                onClick={isCut ? () => void source.reload() : onShowMore}
              />
            )}
          </footer>
        )
      }
      empty={categoriesText.noCategoriesYet}
      noMatch={categoriesText.noCategoryMatches}
      about={categoriesText.firstOneYouCreateAppearsHere}
    />
  );
}

function countText(shown: number, total: number): string {
  return shown < total ? categoriesText.shownOfTotal(shown, total) : categoriesText.totalShown(total);
}

function actionOn(category: Category, text: string, press: (category: Category) => void): RowAction {
  return {
    ...{ text, label: `${text} ${category.name}`, isWrite: true },
    isDisabled: isPending(category),
    onPress: () => press(category),
  };
}
