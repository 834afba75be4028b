import type { ApolloClient } from '@apollo/client';
import { readStock } from '@mela/rules/amounts.ts';
import { DETAIL_LIMITS } from '@mela/rules/detail-limits.ts';
import { asciiDigits } from '@mela/rules/digits.ts';
import { withoutGroups } from '@mela/rules/price.ts';
import { ownVariantId } from '@mela/rules/variant-ids.ts';
import * as productsText from '#messages/products.ts';
import * as sharedText from '#messages/shared.ts';
import { formatPrice } from '../../../format.ts';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { inUnits, readAmount } from '../../../shop-currency.ts';
import { type Cell, type CellField, type SaveOutcome, wrong } from './cell.ts';
import {
  changeProduct,
  type ProductEdit,
  type ProductState,
  reloadProduct,
  skuEdit,
} from './change-product.ts';
import { changeStock } from './change-stock.ts';

export const PRICE_FAULT = sharedText.validPriceRequired;

/** An editable cell of a product's row. */
export function productCell(client: ApolloClient, product: ProductRowFragment, column: ProductColumn): Cell {
  const { id, title } = product;
  const base: ProductState = { ...product, variants: [] };
  const reload = () => reloadProduct(client, id);
  switch (column) {
    case 'sku':
      return {
        fields: [skuField(product.sku, title)],
        save: ([sku = '']) => changeProduct(client, title, base, skuEdit(sku.trim() || null)),
        reload,
      };
    case 'stock':
      return {
        fields: [stockField(product.stock, title)],
        save: ([count = '']) =>
          withCount(count, (to) =>
            changeStock(
              client,
              { productId: id, variantId: ownVariantId(id), name: title },
              product.stock,
              to,
            ),
          ),
        reload,
      };
    case 'price':
      return { fields: priceFields(product), save: (typed) => savePrices(client, product, typed), reload };
  }
}

export function skuField(sku: string | null, name: string): CellField {
  const maxLength = DETAIL_LIMITS.sku;
  return { name: 'sku', label: productsText.skuOfName(name), value: sku ?? '', inputMode: 'text', maxLength };
}

export function stockField(count: number | null, name: string): CellField {
  const value = count === null ? '' : String(count);
  const placeholder = sharedText.notTracked;
  return { name: 'stock', label: productsText.stockOfName(name), value, inputMode: 'numeric', placeholder };
}

/** Reads a quantity. Empty: inventory is not tracked. */
export async function withCount(
  typed: string,
  save: (count: number | null) => Promise<SaveOutcome>,
): Promise<SaveOutcome> {
  const text = withoutGroups(asciiDigits(typed.trim()));
  if (text === '') return save(null);
  const count = readStock(text);
  return count == null ? wrong(productsText.enterWholeNumberOrLeaveEmpty, 'stock') : save(count);
}

function priceFields({ title, sellingPrice, regularPrice }: ProductRowFragment): CellField[] {
  const shared = { inputMode: 'decimal' } as const;
  const before = regularPrice === sellingPrice ? '' : String(regularPrice);
  return [
    {
      ...shared,
      name: 'sellingPrice',
      label: productsText.sellingPriceOf(title),
      mark: productsText.now,
      value: String(sellingPrice),
    },
    {
      ...shared,
      name: 'regularPrice',
      label: productsText.regularPriceOf(title),
      mark: productsText.was,
      value: before,
      placeholder: sharedText.notOnSale,
    },
  ];
}

async function savePrices(
  client: ApolloClient,
  product: ProductRowFragment,
  [selling = '', regular = '']: readonly string[],
): Promise<SaveOutcome> {
  const [sellingPrice, regularPrice] = [selling, regular].map((typed) => readAmount(typed));
  const isOnSale = regular.trim() !== '';
  if (sellingPrice == null) return wrong(PRICE_FAULT, 'sellingPrice');
  if (isOnSale && regularPrice == null) return wrong(PRICE_FAULT, 'regularPrice');
  const base: ProductState = { ...product, variants: [] };
  const prices = {
    sellingPrice: inUnits(sellingPrice),
    regularPrice: isOnSale ? inUnits(regularPrice as number) : null,
  };
  return changeProduct(client, product.title, base, priceEdit(prices));
}

/** The prices in whole units. A regular price of null means that the product is not on sale. */
interface Prices {
  sellingPrice: number;
  regularPrice: number | null;
}

/** Changes both prices of a product together, because they are validated together. */
function priceEdit(prices: Prices): ProductEdit {
  return {
    inputOver: () => prices,
    textIn: (state) => priceText(pricesOf(state)),
    text: priceText(prices),
    faultsOf: (faults) =>
      Object.fromEntries(Object.entries(faults).filter(([field]) => Object.hasOwn(prices, field))),
    undoIn: (state) => priceEdit(pricesOf(state)),
  };
}

function pricesOf({ sellingPrice, regularPrice }: ProductState): Prices {
  return { sellingPrice, regularPrice: regularPrice === sellingPrice ? null : regularPrice };
}

function priceText({ sellingPrice, regularPrice }: Prices): string {
  const text = formatPrice(sellingPrice);
  return regularPrice === null ? text : productsText.insteadOfPrice(text, formatPrice(regularPrice));
}

/** The columns that can be edited in the list. */
export type ProductColumn = 'price' | 'sku' | 'stock';
