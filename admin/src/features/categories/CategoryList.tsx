import { type Ref, useState } from 'react';
import * as categoriesText from '#messages/categories.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SearchField } from '../../components/ListTools.tsx';
import { formatCount } from '../../format.ts';
import type { CategoryListed_CategoryFragment as Category } from '../../graphql.generated.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { isPending } from './category-changes.ts';
import { searchTree, type TreeRow } from './category-tree.ts';
import type { CategoryListState } from './use-category-list.ts';

interface Props extends Pick<CategoryTableProps, 'onEdit' | 'onDelete'> {
  ref: Ref<HTMLElement>;
  list: CategoryListState;
  /** The maximum number of rendered rows. */
  limit: number;
  onShowMore: () => void;
}

/** The categories, newest first, each followed by its subcategories. Rendered in steps. */
export function CategoryList({ ref, list, limit, onShowMore, ...actions }: Props) {
  const [text, setText] = useState('');
  const { rows, isLoading, hasFailed, reload } = list;
  const isSearch = text.trim() !== '';
  const found = rows && (isSearch ? searchTree(rows, text) : rows);
  const total = isSearch ? (found?.length ?? 0) : list.totalCount;
  const shown = found?.slice(0, limit);
  const isCut = hasFailed && rows !== undefined && rows.length < list.totalCount;

  return (
    <section
      ref={ref}
      className="panel"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
      tabIndex={0}
      aria-label={sharedText.categories}
      aria-busy={isLoading}
    >
      {rows && rows.length > 0 && <Search text={text} total={total} onText={setText} />}
      {rows?.length === 0 && !isLoading && (
        <EmptyState title={categoriesText.noCategoriesYet}>
          {categoriesText.firstOneYouCreateAppearsHere}
        </EmptyState>
      )}
      {!rows && hasFailed && (
        <EmptyState title={categoriesText.categoriesCouldNotBeLoaded}>
          <p>{sharedText.serverDidNotRespondCheck}</p>
          <Button label={sharedText.retry} isSmall onClick={reload} />
        </EmptyState>
      )}
      {isSearch && rows?.length !== 0 && total === 0 && (
        <EmptyState title={categoriesText.noCategoryMatches}>{categoriesText.tryDifferentSearch}</EmptyState>
      )}
      {((rows && total > 0) || (isLoading && !rows?.length)) && <CategoryTable rows={shown} {...actions} />}
      {shown && (shown.length < total || isCut) && (
        <footer className="categories__more">
          <span>{categoriesText.shownOfTotal(shown.length, total)}</span>
          <Button
            label={isCut ? categoriesText.loadRest : sharedText.showMore}
            isQuiet
            isSmall
            disabled={isLoading}
            onClick={isCut ? reload : onShowMore}
          />
        </footer>
      )}
    </section>
  );
}

function Search({ text, total, onText }: { text: string; total: number; onText: (text: string) => void }) {
  return (
    <header className="panel__head">
      <SearchField text={text} onText={onText} />
      <span className="visually-hidden" role="status">
        {text.trim() !== '' && categoriesText.totalShown(total)}
      </span>
    </header>
  );
}

const SKELETON_ROWS = 8;
const COLUMNS = 3;

interface CategoryTableProps {
  /** undefined until loaded. */
  rows: TreeRow<Category>[] | undefined;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
}

function CategoryTable({ rows, ...actions }: CategoryTableProps) {
  return (
    <table className="table categories__table">
      <thead>
        <tr>
          <th scope="col">{sharedText.srNo}</th>
          <th scope="col">{sharedText.name}</th>
          <th scope="col">{sharedText.action}</th>
        </tr>
      </thead>
      <tbody>
        {rows?.map((row, index) => (
          <CategoryRow key={row.category.id} number={index + 1} row={row} {...actions} />
        )) ?? <SkeletonRows />}
      </tbody>
    </table>
  );
}

type RowProps = Omit<CategoryTableProps, 'rows'> & { number: number; row: TreeRow<Category> };

function CategoryRow({ number, row: { category, depth, parent }, onEdit, onDelete }: RowProps) {
  return (
    <tr>
      <td className="table__muted">{formatCount(number)}</td>
      <td className="table__strong categories__name" data-depth={depth}>
        {category.name}
        {parent && <span className="visually-hidden">{categoriesText.inName(parent.name)}</span>}
        {category.productCount > 0 && (
          <span className="categories__count"> {sharedText.numberOfProducts(category.productCount)}</span>
        )}
      </td>
      <td>
        <WriteControls>
          <div className="categories__actions">
            <RowButton icon="edit" label={sharedText.edit} category={category} onPress={onEdit} />
            <RowButton icon="remove" label={sharedText.deleteLabel} category={category} onPress={onDelete} />
          </div>
        </WriteControls>
      </td>
    </tr>
  );
}

interface ButtonProps {
  icon: 'edit' | 'remove';
  label: string;
  category: Category;
  onPress: (category: Category) => void;
}

function RowButton({ icon, label, category, onPress }: ButtonProps) {
  return (
    <Button
      label={<span className="categories__word">{label}</span>}
      icon={icon}
      isQuiet
      isSmall
      aria-label={`${label} ${category.name}`}
      disabled={isPending(category)}
      onClick={() => onPress(category)}
    />
  );
}

function SkeletonRows() {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never move
    <tr key={row}>
      {Array.from({ length: COLUMNS }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <td key={column}>
          <span className="skeleton skeleton--line" />
        </td>
      ))}
    </tr>
  ));
}
