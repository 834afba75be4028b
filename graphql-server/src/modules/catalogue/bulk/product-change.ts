import { changedStock, type PriceChange, priceChanger, type StockChange } from '@mela/rules/amounts.ts';
import { DETAIL_LIMITS, type ProductStatus } from '@mela/rules/detail-limits.ts';
import { textsOf } from '@mela/rules/messages.ts';
import { MAX_MINOR_UNITS } from '@mela/rules/money.ts';
import { type Variant, variantTitle } from '@mela/rules/variants.ts';
import type { ObjectId } from 'mongodb';
import { assertValid, type FieldMessages, UserError } from '../../../kernel/errors.ts';
import { catalogueMessages, catalogueTexts } from '../messages.ts';
import { setTotal } from '../products/accept-stock.ts';
import type { Product } from '../products/product.ts';
import { onHandOf, totalStock, withOnHand } from '../products/stock.ts';
import { changedPrices, changedVariants, isOnSale } from './variant-prices.ts';

/** The same values for many products. Omitted fields stay unchanged. */
export type ProductsChange = Partial<Pick<Product, 'badge' | 'isFeatured' | 'isPopular' | 'isNew'>> & {
  categoryId?: string;
  status?: ProductStatus;
  regularPrice?: PriceChange;
  sellingPrice?: PriceChange;
  stock?: StockChange;
};

type Amounts = Pick<Product, 'regularPrice' | 'sellingPrice' | 'stock' | 'variants'>;
type Present = Pick<Product, '_id'> & Amounts;

/** The stored form of the change. */
export type StoredChange = Omit<ProductsChange, 'categoryId' | keyof Amounts> & {
  categoryId?: ObjectId;
  amountsOf: (product: Present) => Record<'regularPrice' | 'sellingPrice', number> & {
    variants: Variant[] | undefined;
    stock: number | null | undefined;
  };
};

/** @throws UserError for an invalid price */
export function readAmounts(
  { regularPrice, sellingPrice, stock }: ProductsChange,
  currency: string,
): StoredChange['amountsOf'] {
  const regular = regularPrice && priceChanger(regularPrice, currency);
  const selling = sellingPrice && priceChanger(sellingPrice, currency);
  assertValid({
    ...(regular === null && { regularPrice: catalogueMessages.validPriceRequired }),
    ...(selling === null && { sellingPrice: catalogueMessages.validPriceRequired }),
    ...(stock && Object.keys(stock).length === 0 && { stock: catalogueMessages.chooseStockChange }),
  });
  return (product) => ({
    ...changedPrices(product, { regular, selling }),
    variants: changedVariants(product, { regular, selling }),
    stock: stock ? changedStock(totalStock(product), stock) : totalStock(product),
  });
}

export function isOther(product: Product, { categoryId, amountsOf, ...fields }: StoredChange): boolean {
  if (categoryId && !product.categoryId.equals(categoryId)) return true;
  const { badge, isFeatured, isPopular, isNew, status = 'ACTIVE' } = product;
  const { regularPrice, sellingPrice, variants } = product;
  const stock = totalStock(product);
  const prices = { regularPrice, sellingPrice, variants };
  const present = { badge, isFeatured, isPopular, isNew, status, stock, ...prices };
  return Object.entries({ ...fields, ...amountsOf(product) }).some(
    ([field, value]) => present[field as keyof typeof present] !== value,
  );
}

/**
 * Applies a change to a product. In the database, active products have no status, and untracked ones have no
 * stock.
 */
export function withChange(product: Product, { amountsOf, status, ...change }: StoredChange): Product {
  const { status: present = 'ACTIVE', ...others } = product;
  const next = status ?? present;
  const { stock, variants, ...prices } = amountsOf(product) as Amounts;
  const changed = {
    ...others,
    ...change,
    ...prices,
    ...(variants && { variants }),
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

/** Collects the titles of products that a change would make invalid, by field and message. */
export class BrokenRules {
  readonly #titles = new Map<string, { field: keyof Amounts; count: number; named: string[] }>();

  add(product: Present & Pick<Product, 'title'>, { amountsOf }: StoredChange): void {
    const { regularPrice, sellingPrice, stock, variants } = amountsOf(product);
    const isTooDear = sellingPrice > regularPrice || (sellingPrice === regularPrice && isOnSale(product));
    if (!isPrice(regularPrice)) this.#add('regularPrice', catalogueTexts.validPriceRequired, product);
    else if (!isPrice(sellingPrice)) this.#add('sellingPrice', catalogueTexts.validPriceRequired, product);
    else if (isTooDear) this.#add('sellingPrice', catalogueTexts.sellingPriceTooHigh, product);
    else if (variants) this.#addVariants(product, variants, sellingPrice);
    const present = totalStock(product);
    if (stock !== present && [...onHandOf(product).values()].filter((count) => count !== null).length > 1) {
      this.#add('stock', catalogueTexts.stockTrackedPerVariant, product);
    } else if (stock === null) {
      const isCounted = present !== undefined;
      const limits = catalogueTexts.stockOutOfRange({ max: DETAIL_LIMITS.stock });
      this.#add('stock', isCounted ? limits : catalogueTexts.inventoryNotTracked, product);
    }
  }

  #addVariants({ title }: Pick<Product, 'title'>, variants: Variant[], productPrice: number): void {
    for (const variant of variants) {
      const { price = productPrice, compareAtPrice = price } = variant;
      const named = { title: `${title}, ${variantTitle(variant)}` };
      if (!isPrice(price)) this.#add('sellingPrice', catalogueTexts.validPriceRequired, named);
      else if (!isPrice(compareAtPrice)) this.#add('regularPrice', catalogueTexts.validPriceRequired, named);
      else if (compareAtPrice < price) this.#add('sellingPrice', catalogueTexts.sellingPriceTooHigh, named);
    }
  }

  /** @throws UserError that names these products */
  assertNone(): void {
    if (this.#titles.size === 0) return;
    const fieldErrors: FieldMessages = {};
    for (const [problem, { field, count, named }] of this.#titles) {
      const products = named.join(', ');
      fieldErrors[field] = catalogueMessages.breaksRule({ problem, products, more: count - named.length });
    }
    const problems = Object.values(textsOf(fieldErrors)).join('. ');
    throw new UserError('BAD_USER_INPUT', catalogueMessages.nothingChanged({ problems }), { fieldErrors });
  }

  #add(field: keyof Amounts, fault: string, { title }: Pick<Product, 'title'>): void {
    const known = this.#titles.get(fault) ?? { field, count: 0, named: [] };
    known.count += 1;
    if (known.named.length < MAX_NAMED) known.named.push(`"${title}"`);
    this.#titles.set(fault, known);
  }
}

function isPrice(amount: number): boolean {
  return amount >= 0 && amount <= MAX_MINOR_UNITS;
}
