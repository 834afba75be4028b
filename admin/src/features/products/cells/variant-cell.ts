import type { ApolloClient } from '@apollo/client';
import * as productsText from '#messages/products.ts';
import { formatPrice } from '../../../format.ts';
import type {
  ProductForm_ProductFragment as Product,
  ProductVariantInput,
} from '../../../graphql.generated.ts';
import { inUnits, readAmount } from '../../../shop-currency.ts';
import { type Cell, type CellField, type SaveOutcome, wrong } from './cell.ts';
import {
  changeProduct,
  type ProductEdit,
  type ProductState,
  reloadProduct,
  skuText,
  stateOf,
} from './change-product.ts';
import { changeStock } from './change-stock.ts';
import { PRICE_FAULT, skuField, stockField, withCount } from './product-cell.ts';

export type VariantColumn = 'sku' | 'price' | 'compareAtPrice' | 'stock';
export type ListedVariant = Product['variants'][number];

/** An editable cell of a variant. @param name such as `Shirt, Red / M` */
export function variantCell(
  client: ApolloClient,
  product: Product,
  { id, own, inventory }: ListedVariant,
  column: VariantColumn,
  name: string,
): Cell {
  const base = stateOf(product);
  const reload = () => reloadProduct(client, product.id);
  switch (column) {
    case 'sku':
      return {
        fields: [skuField(own.sku, name)],
        save: ([sku = '']) => changeProduct(client, name, base, variantEdit(id, column, sku.trim() || null)),
        reload,
      };
    case 'stock': {
      const count = inventory?.onHand ?? null;
      return {
        fields: [stockField(count, name)],
        save: ([typed = '']) =>
          withCount(typed, (to) =>
            changeStock(client, { productId: product.id, variantId: id, name }, count, to),
          ),
        reload,
      };
    }
    case 'price':
    case 'compareAtPrice':
      return {
        fields: [priceField(column, own[column], name)],
        save: ([typed = '']) =>
          withPrice(column, typed, (price) =>
            changeProduct(client, name, base, variantEdit(id, column, price)),
          ),
        reload,
      };
  }
}

function priceField(column: 'price' | 'compareAtPrice', amount: number | null, name: string): CellField {
  const label = column === 'price' ? productsText.priceOfName(name) : productsText.compareAtPriceOf(name);
  const value = amount === null ? '' : String(inUnits(amount));
  return { name: column, label, value, inputMode: 'decimal', placeholder: productsText.products };
}

async function withPrice(
  column: string,
  typed: string,
  save: (price: number | null) => Promise<SaveOutcome>,
): Promise<SaveOutcome> {
  if (typed.trim() === '') return save(null);
  const price = readAmount(typed);
  return price === null ? wrong(PRICE_FAULT, column) : save(price);
}

type VariantState = ProductState['variants'][number];
type OwnColumn = 'sku' | 'price' | 'compareAtPrice';
/** The variant's own values. null means the product's value. Prices are in minor units. */
type Own = Pick<VariantState, OwnColumn>;

/** Changes one value of a variant. */
function variantEdit<Column extends OwnColumn>(id: string, column: Column, value: Own[Column]): ProductEdit {
  const ownIn = ({ variants }: ProductState) => variants.find((one) => one.id === id);
  return {
    inputOver: ({ variants }) => ({
      variants: variants.map((one) => inputOf(one.id === id ? { ...one, [column]: value } : one)),
    }),
    textIn: (state) => {
      const own = ownIn(state);
      return own ? TEXTS[column](own[column]) : null;
    },
    text: TEXTS[column](value),
    faultsOf: (faults, { variants }) => {
      const index = variants?.findIndex((one) => one.id === id);
      const fault = faults[`variants.${index}.${column}`];
      return fault === undefined ? {} : { [column]: fault };
    },
    undoIn: (state) => variantEdit(id, column, ownIn(state)?.[column] ?? null),
  };
}

const TEXTS = {
  sku: (sku) => skuText(sku as string | null),
  price: (price) =>
    price === null
      ? productsText.productsPrice
      : productsText.priceInUnits(formatPrice(inUnits(price as number))),
  compareAtPrice: (price) =>
    price === null
      ? productsText.productsCompareAtPrice
      : productsText.compareAtPriceInText(formatPrice(inUnits(price as number))),
} satisfies Record<OwnColumn, (value: string | number | null) => string>;

/** Converts a state to an input, without type names. */
function inputOf({ selectedOptions, ...state }: VariantState): ProductVariantInput {
  const { __typename: _, ...own } = state as typeof state & { __typename?: string };
  return { ...own, selectedOptions: selectedOptions.map(({ name, value }) => ({ name, value })) };
}
