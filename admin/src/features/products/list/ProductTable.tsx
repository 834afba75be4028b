import '../../../components/tables.css';
import { formatCount } from '../../../format.ts';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { ProductImage } from '../ProductImage.tsx';
import { ProductPrice } from '../ProductPrice.tsx';
import { ProductActions } from './ProductActions.tsx';

/** Heading and cell class of each column. */
const COLUMNS = [
  ['Sr. No.', 'products__number'],
  ['Image', 'products__image'],
  ['Name', 'products__name'],
  ['Category', 'products__category'],
  ['Price', 'products__price'],
  ['Status', 'products__status'],
  ['Action', 'products__action'],
] as const;

/** Higher than a screen, so that nothing visible moves when the rows are loaded. */
const SKELETON_ROWS = 16;

interface Props {
  /** Undefined until they are loaded. */
  products: ProductRowFragment[] | undefined;
  /** The first product's number. */
  start: number;
}

export function ProductTable({ products, start }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label="Products, table">
      <table className="table table--cards products__table">
        <thead>
          <tr>
            {COLUMNS.map(([heading, className]) => (
              <th key={heading} scope="col" className={className}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products?.map((product, index) => (
            <ProductTableRow key={product.id} number={start + index} product={product} />
          )) ??
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never move
            Array.from({ length: SKELETON_ROWS }, (_, index) => <SkeletonRow key={index} />)}
        </tbody>
      </table>
    </section>
  );
}

function ProductTableRow({ number, product }: { number: number; product: ProductRowFragment }) {
  return (
    <tr>
      <td className="table__muted products__number">{formatCount(number)}</td>
      <td className="products__image">
        <ProductImage product={product} />
      </td>
      <td className="table__strong products__name">
        <span className="products__title">{product.title}</span>
      </td>
      <td className="table__muted products__category">
        <span className="products__category-name">{product.category?.name ?? 'Uncategorised'}</span>
      </td>
      <td className="products__price">
        <ProductPrice product={product} />
      </td>
      <td className="products__status">
        <span className="status status--good">Active</span>
      </td>
      <td className="products__action">
        <ProductActions product={product} />
      </td>
    </tr>
  );
}

function SkeletonRow() {
  return (
    <tr>
      {COLUMNS.map(([heading, className]) => (
        <td key={heading} className={className}>
          <span className={heading === 'Image' ? 'product-image skeleton' : 'skeleton skeleton--line'} />
        </td>
      ))}
    </tr>
  );
}
