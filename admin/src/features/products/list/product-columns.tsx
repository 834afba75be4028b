import { SHOWN_STATUSES, shownStatus } from '@mela/rules/shown-status.ts';
import * as sharedText from '#messages/shared.ts';
import type { Column } from '../../../components/Table.tsx';
import { formatCount, formatMoment, formatPrice } from '../../../format.ts';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { ProductImage } from '../ProductImage.tsx';
import { ProductCell } from './ProductCell.tsx';
import type { Cells } from './use-cells.ts';

/** Hidden columns are stored by their headings. */
const SKU = 'SKU';

type ProductColumn = Column<ProductRowFragment>;

/** @param start the number of the first product @param hidden the headings of hidden columns */
export function productColumns(start: number, cells: Cells, hidden: readonly string[]): ProductColumn[] {
  return [
    {
      heading: sharedText.srNo,
      className: 'products__number',
      look: 'muted',
      sort: { ascending: 'oldest', descending: 'latest' },
      cell: (_, index) => formatCount(start + index),
    },
    {
      heading: sharedText.image,
      className: 'products__image',
      cell: (product) => <ProductImage product={product} />,
      skeleton: <span className="thumbnail skeleton" />,
    },
    {
      heading: sharedText.name,
      className: 'products__name',
      look: 'strong',
      sort: { ascending: 'name', descending: 'name-down', first: 'ascending' },
      cell: ({ title }) => <span className="products__title">{title}</span>,
      aside: (product) => (
        // Shown on screens that are too narrow for the columns.
        <span className="products__facts">
          {!hidden.includes(SKU) && <ProductCell product={product} cells={cells} column="sku" isFact />}
          {!hidden.includes(sharedText.stock) && (
            <ProductCell product={product} cells={cells} column="stock" isFact />
          )}
        </span>
      ),
      text: ({ title }) => title,
    },
    ...valueColumns(cells),
  ];
}

function valueColumns(cells: Cells): ProductColumn[] {
  return [
    {
      heading: SKU,
      className: 'products__sku',
      look: 'muted',
      cell: (product) => <ProductCell product={product} cells={cells} column="sku" />,
      text: ({ sku }) => sku ?? '',
    },
    {
      heading: sharedText.category,
      className: 'products__category',
      sort: { ascending: 'category', descending: 'category-down', first: 'ascending' },
      cell: (product) => <span className="products__category-name">{categoryOf(product)}</span>,
      text: categoryOf,
    },
    {
      heading: sharedText.price,
      className: 'products__price',
      sort: { ascending: 'cheap', descending: 'dear', first: 'ascending' },
      cell: (product) => <ProductCell product={product} cells={cells} column="price" />,
      text: ({ sellingPrice }) => formatPrice(sellingPrice),
    },
    {
      heading: sharedText.stock,
      className: 'products__stock',
      cell: (product) => <ProductCell product={product} cells={cells} column="stock" />,
      text: ({ stock }) => String(stock ?? ''),
    },
    {
      heading: sharedText.status,
      className: 'products__status',
      sort: { ascending: 'status', descending: 'status-down', first: 'ascending' },
      cell: (product) => <Status product={product} />,
      text: (product) => SHOWN_STATUSES[shownStatus(product)],
    },
  ];
}

function categoryOf({ category }: ProductRowFragment): string {
  return category?.name ?? sharedText.uncategorised;
}

/** The current status, with the date of the next change in its tooltip. */
function Status({ product }: { product: ProductRowFragment }) {
  const status = shownStatus(product);
  const at = { SCHEDULED: product.showFrom, ENDED: product.showUntil }[status as string];
  return (
    <span
      className={status === 'ACTIVE' ? 'products__active' : 'products__active products__active--not'}
      title={at ? formatMoment(at) : undefined}
    >
      {SHOWN_STATUSES[status]}
    </span>
  );
}
