import { DETAIL_FIELDS } from '@mela/rules/product-details.ts';
import type { State } from '../../../kernel/history/changed-fields.ts';
import type { SubjectChange } from '../../../kernel/history/recorder.ts';
import { stockField } from '../../inventory/level.ts';
import { currentHandle } from '../handles.ts';
import type { Product, ProductContent } from './product.ts';
import { onHandOf, withoutStock } from './stock.ts';

/** The fields in the order of the form. */
export const PRODUCT_FIELDS = [
  'title',
  'description',
  'regularPrice',
  'sellingPrice',
  'categoryId',
  'badge',
  'isFeatured',
  'isPopular',
  'isNew',
  'images',
  'handle',
  ...DETAIL_FIELDS,
] as const;

/** The history entry for a change of a product. A state is null before its creation and after its deletion. */
export function productChange(before: ProductContent | null, after: ProductContent | null): SubjectChange {
  const { _id, title } = (after ?? before) as ProductContent;
  const change: SubjectChange = {
    subject: 'PRODUCT',
    id: _id,
    name: title,
    before: before && productState(before),
    after: after && productState(after),
  };
  if (!before) return change;
  const remaining = new Set(after?.images.map(({ hash }) => hash));
  const images = before.images.map(({ hash }) => hash).filter((hash) => !remaining.has(hash));
  if (after) return { ...change, images };
  const {
    facets: _,
    titleKey: __,
    skus: ___,
    sold: ____,
    lowestPrice: _____,
    ...document
  } = before as Partial<Product>;
  return { ...change, images, document };
}

export function productState(product: ProductContent): State {
  const { variants } = withoutStock(product);
  const state = { ...product, variants, stock: undefined, handle: currentHandle(product) };
  return {
    ...Object.fromEntries(PRODUCT_FIELDS.map((field) => [field, state[field]])),
    ...stockState(product),
  };
}

/** Records the stock of each variant separately, so that selling one does not block undoing a change of another. */
function stockState(product: ProductContent): State {
  const own = product._id.toHexString();
  return Object.fromEntries(
    [...onHandOf(product)].map(([id, onHand]) => [stockField(id, own), onHand ?? undefined]),
  );
}
