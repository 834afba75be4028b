import { formatPrice } from '../../../format.ts';
import type { ProductVariantInput } from '../../../graphql.generated.ts';
import { inUnits } from './amounts.ts';
import type { ProductEdit, ProductState } from './change-product.ts';
import { skuText } from './sku-edit.ts';

type VariantState = ProductState['variants'][number];
type OwnColumn = 'sku' | 'price' | 'compareAtPrice';
/** What a variant has of its own; null is the product's. Prices are in minor units. */
type Own = Pick<VariantState, OwnColumn>;

/** Changes one thing that a variant has of its own. */
export function variantEdit<Column extends OwnColumn>(
  id: string,
  column: Column,
  value: Own[Column],
  base: ProductState,
): ProductEdit {
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
    undo: () => variantEdit(id, column, ownIn(base)?.[column] ?? null, base),
  };
}

const TEXTS = {
  sku: (sku) => skuText(sku as string | null),
  price: (price) =>
    price === null ? 'the product’s own price' : `price ${formatPrice(inUnits(price as number))}`,
  compareAtPrice: (price) =>
    price === null
      ? 'the product’s own compare-at price'
      : `compare-at price ${formatPrice(inUnits(price as number))}`,
} satisfies Record<OwnColumn, (value: string | number | null) => string>;

/** A state as an input: without the names of its types. */
function inputOf({ selectedOptions, ...state }: VariantState): ProductVariantInput {
  const { __typename: _, ...own } = state as typeof state & { __typename?: string };
  return { ...own, selectedOptions: selectedOptions.map(({ name, value }) => ({ name, value })) };
}
