import { Button } from '../../components/Button.tsx';
import { formatCount, formatProducts } from '../../format.ts';
import type { CategoryListed_CategoryFragment as Category } from '../../graphql.generated.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { isPending } from './category-changes.ts';
import type { TreeRow } from './category-tree.ts';

const SKELETON_ROWS = 8;
const COLUMNS = 3;

export interface CategoryTableProps {
  /** Undefined until they are loaded. */
  rows: TreeRow<Category>[] | undefined;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
}

export function CategoryTable({ rows, ...actions }: CategoryTableProps) {
  return (
    <table className="table categories__table">
      <thead>
        <tr>
          <th scope="col">Sr. No.</th>
          <th scope="col">Name</th>
          <th scope="col">Action</th>
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
        {parent && <span className="visually-hidden">, in {parent.name}</span>}
        {category.productCount > 0 && (
          <span className="categories__count"> {formatProducts(category.productCount)}</span>
        )}
      </td>
      <td>
        <WriteControls>
          <div className="categories__actions">
            <RowButton icon="edit" label="Edit" category={category} onPress={onEdit} />
            <RowButton icon="remove" label="Delete" category={category} onPress={onDelete} />
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
