import '../../../components/table.css';
import { SHOWN_STATUSES, shownStatus } from '@mela/rules/shown-status.ts';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { formatCount, formatMoment } from '../../../format.ts';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { ProductImage } from '../ProductImage.tsx';
import { PRODUCT_ORDERS, type ProductOrderName } from '../product-orders.ts';
import { searchOf } from '../product-view.ts';
import { useProductView } from '../use-product-view.ts';
import { ProductActions } from './ProductActions.tsx';
import { ProductCell } from './ProductCell.tsx';
import { type Cells, useCells, variantsKey } from './use-cells.ts';
import type { Selection } from './use-selection.ts';

/** An order, and the one that a second press on the heading leads to. */
type ColumnOrders = [first: ProductOrderName, second: ProductOrderName];

/** Heading, cell class and orders of each column. */
const COLUMNS: [heading: string, className: string, orders?: ColumnOrders][] = [
  ['Sr. No.', 'products__number', ['latest', 'oldest']],
  ['Image', 'products__image'],
  ['Name', 'products__name', ['name', 'name-down']],
  ['SKU', 'products__sku'],
  ['Category', 'products__category', ['category', 'category-down']],
  ['Price', 'products__price', ['cheap', 'dear']],
  ['Stock', 'products__stock'],
  ['Status', 'products__status', ['status', 'status-down']],
  ['Action', 'products__action'],
];

/** Higher than a screen, so that nothing visible moves when the rows are loaded. */
const SKELETON_ROWS = 16;

interface Props {
  /** Undefined until they are loaded. */
  products: ProductRowFragment[] | undefined;
  /** The first product's number. */
  start: number;
  selection: Selection;
  /** The headings of the columns that are left out. */
  hidden: readonly string[];
}

export function ProductTable({ products, start, selection, hidden }: Props) {
  const { ids, select } = selection;
  const cells = useCells(searchOf(useProductView().view));
  const columns = COLUMNS.filter(([heading]) => !hidden.includes(heading));
  const pageIds = products?.map(({ id }) => id) ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
    <section className="table-scroll products__scroll" tabIndex={0} aria-label="Products, table">
      <table className="table table--cards products__table">
        <thead>
          <tr>
            {columns.map(([heading, className, orders]) =>
              orders ? (
                <SortedHeading key={heading} heading={heading} className={className} orders={orders}>
                  {className === 'products__number' && (
                    <SelectBox
                      label="Select this page"
                      isSelected={pageIds.length > 0 && pageIds.every((id) => ids.has(id))}
                      onSelect={(isSelected) => select(pageIds, isSelected)}
                    />
                  )}
                </SortedHeading>
              ) : (
                <th key={heading} scope="col" className={className}>
                  {heading}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {products?.map((product, index) => (
            <ProductTableRow
              key={product.id}
              number={start + index}
              product={product}
              cells={cells}
              hidden={hidden}
              isSelected={selection.isAll || ids.has(product.id)}
              onSelect={(isSelected) => select([product.id], isSelected)}
            />
          )) ??
            Array.from({ length: SKELETON_ROWS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never move
              <SkeletonRow key={index} columns={columns} />
            ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadingProps {
  heading: string;
  className: string;
  orders: ColumnOrders;
  children: ReactNode;
}

function SortedHeading({ heading, className, orders: [first, second], children }: HeadingProps) {
  const { view, show } = useProductView();
  const direction = (name: ProductOrderName) =>
    PRODUCT_ORDERS[name].orderBy.direction === 'ASC' ? 'ascending' : 'descending';
  const isSorted = view.order === first || view.order === second;
  return (
    <th scope="col" className={className} aria-sort={isSorted ? direction(view.order) : undefined}>
      {children}
      <button
        type="button"
        className="products__sort"
        onClick={() => show({ order: view.order === first ? second : first })}
      >
        {heading}
        <Icon name="expand" />
      </button>
    </th>
  );
}

interface BoxProps {
  label: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

function SelectBox({ label, isSelected, onSelect }: BoxProps) {
  return (
    <input
      type="checkbox"
      className="products__select"
      aria-label={label}
      checked={isSelected}
      onChange={({ target }) => onSelect(target.checked)}
    />
  );
}

type RowProps = Omit<BoxProps, 'label'> &
  Pick<Props, 'hidden'> & { number: number; product: ProductRowFragment; cells: Cells };

function ProductTableRow({ number, product, hidden, cells, ...box }: RowProps) {
  const has = (heading: string) => !hidden.includes(heading);
  const { Variants } = cells;
  const key = variantsKey(product.id);
  const cell = { product, cells };
  return (
    <>
      <tr data-cells>
        <td className="table__muted products__number">
          <SelectBox label={`Select ${product.title}`} {...box} />
          {formatCount(number)}
        </td>
        <td className="products__image">
          <ProductImage product={product} />
        </td>
        <td className="table__strong products__name">
          <span className="products__title">{product.title}</span>
          {/* Where there is no room for their columns. */}
          <span className="products__facts">
            {has('SKU') && <ProductCell {...cell} column="sku" isFact />}
            {has('Stock') && <ProductCell {...cell} column="stock" isFact />}
          </span>
        </td>
        {has('SKU') && (
          <td className="table__muted products__sku">
            <ProductCell {...cell} column="sku" />
          </td>
        )}
        {has('Category') && (
          <td className="table__muted products__category">
            <span className="products__category-name">{product.category?.name ?? 'Uncategorised'}</span>
          </td>
        )}
        {has('Price') && (
          <td className="products__price">
            <ProductCell {...cell} column="price" />
          </td>
        )}
        {has('Stock') && (
          <td className="products__stock">
            <ProductCell {...cell} column="stock" />
          </td>
        )}
        {has('Status') && <StatusCell product={product} />}
        <td className="products__action">
          <ProductActions product={product} />
        </td>
      </tr>
      {Variants && cells.isOpen(key) && <Variants product={product} onClosed={() => cells.close(key)} />}
    </>
  );
}

/** What is true now; when that changes is in its tooltip. */
function StatusCell({ product }: Pick<RowProps, 'product'>) {
  const status = shownStatus(product);
  const at = { SCHEDULED: product.showFrom, ENDED: product.showUntil }[status as string];
  return (
    <td className="products__status">
      <span
        className={status === 'ACTIVE' ? 'products__active' : 'products__active products__active--not'}
        title={at ? formatMoment(at) : undefined}
      >
        {SHOWN_STATUSES[status]}
      </span>
    </td>
  );
}

function SkeletonRow({ columns }: { columns: typeof COLUMNS }) {
  return (
    <tr>
      {columns.map(([heading, className]) => (
        <td key={heading} className={className}>
          <span className={heading === 'Image' ? 'product-image skeleton' : 'skeleton skeleton--line'} />
        </td>
      ))}
    </tr>
  );
}
