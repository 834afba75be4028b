import type { ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../errors.ts';
import { changedStock, type PriceChange, priceChanger, type StockChange } from '../../rules/amounts.ts';
import { DETAIL_LIMITS, type ProductStatus } from '../../rules/detail-limits.ts';
import { toPaise, toRupees } from '../../rules/price.ts';
import { setTotal } from '../products/accept-stock.ts';
import type { Product } from '../products/product.ts';
import { onHandOf, totalStock, withOnHand } from '../products/stock.ts';

/** What many products get alike; what is not there stays as it is. */
export type ProductsChange = Partial<Pick<Product, 'badge' | 'isFeatured' | 'isPopular' | 'isNew'>> & {
  categoryId?: string;
  status?: ProductStatus;
  regularPrice?: PriceChange;
  sellingPrice?: PriceChange;
  stock?: StockChange;
};

type Amounts = Pick<Product, 'regularPrice' | 'sellingPrice' | 'stock'>;
type Present = Pick<Product, '_id' | 'variants'> & Amounts;

/** The same as it is done. */
export type StoredChange = Omit<ProductsChange, 'categoryId' | keyof Amounts> & {
  categoryId?: ObjectId;
  amountsOf: (
    product: Present,
  ) => Record<'regularPrice' | 'sellingPrice', number> & { stock: number | null | undefined };
};

/** @throws UserError for a price that is none */
export function readAmounts({
  regularPrice,
  sellingPrice,
  stock,
}: ProductsChange): StoredChange['amountsOf'] {
  const regular = regularPrice && priceChanger(regularPrice);
  const selling = sellingPrice && priceChanger(sellingPrice);
  assertValid({
    ...(regular === null && { regularPrice: 'Valid price required' }),
    ...(selling === null && { sellingPrice: 'Valid price required' }),
    ...(stock && Object.keys(stock).length === 0 && { stock: 'Say how stock changes.' }),
  });
  return (product) => ({
    regularPrice: regular?.(product.regularPrice) ?? product.regularPrice,
    sellingPrice: selling?.(product.sellingPrice) ?? product.sellingPrice,
    stock: stock ? changedStock(totalStock(product), stock) : totalStock(product),
  });
}

export function isOther(product: Product, { categoryId, amountsOf, ...fields }: StoredChange): boolean {
  if (categoryId && !product.categoryId.equals(categoryId)) return true;
  const { badge, isFeatured, isPopular, isNew, status = 'ACTIVE' } = product;
  const { regularPrice, sellingPrice } = product;
  const stock = totalStock(product);
  const present = { badge, isFeatured, isPopular, isNew, status, regularPrice, sellingPrice, stock };
  return Object.entries({ ...fields, ...amountsOf(product) }).some(
    ([field, value]) => present[field as keyof typeof present] !== value,
  );
}

/** What is active has no status in the database, and what is not counted no stock. */
export function withChange(product: Product, { amountsOf, status, ...change }: StoredChange): Product {
  const { status: present = 'ACTIVE', ...others } = product;
  const next = status ?? present;
  const { stock, ...prices } = amountsOf(product) as Amounts;
  const changed = {
    ...others,
    ...change,
    ...prices,
    ...(next !== 'ACTIVE' && { status: next }),
    version: product.version + 1,
    updatedAt: new Date(),
  };
  return stock === totalStock(product) ? changed : withTotal(changed, stock);
}

function withTotal(product: Product, stock: number | undefined): Product {
  const onHand = onHandOf(product);
  setTotal(onHand, stock, product._id.toHexString());
  return withOnHand(product, onHand);
}

const MAX_NAMED = 10;

/** The titles of products that a change would put wrong, by the field and what is wrong. */
export class BrokenRules {
  readonly #titles = new Map<string, { field: keyof Amounts; count: number; named: string[] }>();

  add(product: Present & Pick<Product, 'title'>, { amountsOf }: StoredChange): void {
    const { regularPrice, sellingPrice, stock } = amountsOf(product);
    if (!isPrice(regularPrice)) this.#add('regularPrice', 'Valid price required', product);
    else if (!isPrice(sellingPrice)) this.#add('sellingPrice', 'Valid price required', product);
    else if (sellingPrice >= regularPrice)
      this.#add('sellingPrice', 'Selling price must be less than regular price', product);
    const present = totalStock(product);
    if (stock !== present && [...onHandOf(product).values()].filter((count) => count !== null).length > 1) {
      this.#add('stock', 'Its variants are counted, each by itself', product);
    } else if (stock === null) {
      const isCounted = present !== undefined;
      const limits = `Stock must be from 0 to ${DETAIL_LIMITS.stock}`;
      this.#add('stock', isCounted ? limits : 'Stock is not counted', product);
    }
  }

  /** @throws UserError which names them */
  assertNone(): void {
    if (this.#titles.size === 0) return;
    const fieldErrors: Record<string, string> = {};
    for (const [fault, { field, count, named }] of this.#titles) {
      const more = count > named.length ? ` and ${count - named.length} more` : '';
      fieldErrors[field] = `${fault}: ${named.join(', ')}${more}`;
    }
    const message = `${Object.values(fieldErrors).join('. ')}. Nothing was changed.`;
    throw new UserError('BAD_USER_INPUT', message, { fieldErrors });
  }

  #add(field: keyof Amounts, fault: string, { title }: Pick<Product, 'title'>): void {
    const known = this.#titles.get(fault) ?? { field, count: 0, named: [] };
    known.count += 1;
    if (known.named.length < MAX_NAMED) known.named.push(`"${title}"`);
    this.#titles.set(fault, known);
  }
}

function isPrice(paise: number): boolean {
  return toPaise(toRupees(paise)) === paise;
}
