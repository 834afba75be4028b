import type { Money } from '@mela/rules/money.ts';
import { findByVariantId } from '@mela/rules/variant-ids.ts';
import { chunk } from '../../components/chunk.ts';
import { postGraphql } from '../cart/post-graphql.ts';
import type { SavedProduct } from './saved-products.ts';

/** A product as the server knows it at this moment. */
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

/** What is said of a product, and what can be done about it. */
export interface ProductOffer {
  /** Of what it costs least. */
  price: Money | null;
  compareAtPrice: Money | null;
  isInStock: boolean;
  /** Its only variant; empty: it has to be chosen. */
  variantId: string;
}

/** One operation is answered 2,500 variants, and each of them can have a hundred. */
const AT_ONCE = 25;

const FIELDS = `id title handle images { thumbnailUrl }
  variants { id isSold availability price { amount currency } compareAtPrice { amount currency } }`;

/** @returns products by their ids; those that the shop does not show any more are left out. */
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

/**
 * A saved product as the server knows it now. The variant that the shopper saved keeps its link and its image, as long as
 * the product has them.
 */
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

/** What the addresses of all copies of an upload begin with: a page shows the one that it has room for. */
function uploadOf(address: string): string {
  return address.replace(/(-320|-640)?\.webp$/, '');
}

/** Of what can be had, or else of what is sold. */
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
