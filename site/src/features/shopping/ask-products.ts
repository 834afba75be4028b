import type { Money } from '@mela/rules/money.ts';
import { findByVariantId } from '@mela/rules/variant-ids.ts';
import { chunk } from '../../components/chunk.ts';
import { postGraphql } from '../cart/post-graphql.ts';
import type { SavedProduct } from './saved-products.ts';

/** A product as the server currently knows it. */
export interface AskedProduct {
  id: string;
  title: string;
  handle: string;
  images: { thumbnailUrl: string }[];
  variants: AskedVariant[];
}

interface AskedVariant {
  id: string;
  isSold: boolean;
  availability: 'IN_STOCK' | 'LOW' | 'OUT_OF_STOCK';
  price: Money;
  compareAtPrice: Money | null;
}

/** Whether a product is available, and what the shopper can do with it. */
export interface ProductOffer {
  /** The lowest price. */
  price: Money | null;
  compareAtPrice: Money | null;
  isInStock: boolean;
  /** The id of the only variant. Empty if the shopper must choose one. */
  variantId: string;
}

/**
 * The number of products in one request: an operation returns at most 2,500 variants, and a product can have
 * a hundred.
 */
const AT_ONCE = 25;

const FIELDS = `id title handle images { thumbnailUrl }
  variants { id isSold availability price { amount currency } compareAtPrice { amount currency } }`;

/**
 * Asks the server for products.
 * @returns products by id, without those that are no longer shown
 */
export async function askProducts<Product extends AskedProduct>(
  ids: readonly string[],
  moreFields = '',
): Promise<Map<string, Product>> {
  if (ids.length === 0) return new Map();
  const query = `query Products($ids: [ID!]!) { products(ids: $ids, first: ${AT_ONCE}) { nodes { ${FIELDS} ${moreFields} } } }`;
  const ask = (some: string[]) => postGraphql<{ products: { nodes: Product[] } }>(query, { ids: some });
  const answers = await Promise.all(chunk(ids, AT_ONCE).map(ask));
  return new Map(answers.flatMap(({ products }) => products.nodes.map((product) => [product.id, product])));
}

/** A saved product with current data. Keeps the link and image of the saved variant while they exist. */
export function savedFrom(
  { id, title, handle, images, variants }: AskedProduct,
  saved: Pick<SavedProduct, 'path' | 'image'>,
): SavedProduct {
  const asked = new URLSearchParams(saved.path.split('?')[1]).get('variant') ?? '';
  const chosen = findByVariantId(asked, (one) =>
    variants.find((variant) => variant.id === one && variant.isSold),
  );
  const kept = uploadOf(saved.image);
  const image = images.find(({ thumbnailUrl }) => uploadOf(thumbnailUrl) === kept) ?? images[0];
  return {
    id,
    title,
    path: `/product/${handle}${chosen ? `?variant=${chosen.id}` : ''}`,
    image: image?.thumbnailUrl ?? '',
  };
}

/** The part of the address that all files of an upload share. Pages use files of different sizes. */
function uploadOf(address: string): string {
  return address.replace(/(-320|-640)?\.webp$/, '');
}

/** The offer of a product: that of its available variants or, if there are none, of all variants. */
export function offerOf({ variants }: AskedProduct): ProductOffer {
  const sold = variants.filter(({ isSold }) => isSold);
  const available = sold.filter(({ availability }) => availability !== 'OUT_OF_STOCK');
  const [least] = (available.length > 0 ? available : sold).toSorted(
    (one, other) => one.price.amount - other.price.amount,
  );
  return {
    price: least?.price ?? null,
    compareAtPrice: least?.compareAtPrice ?? null,
    isInStock: available.length > 0,
    variantId: sold.length === 1 ? (sold[0]?.id ?? '') : '',
  };
}
