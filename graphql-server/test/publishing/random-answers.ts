import { ask, askFor, dataOf } from '../graphql/ask.ts';
import type { PublishedServer } from './published-server.ts';

const MONEY = '{ amount currency }';
const LISTED = `{ id title handle formerHandles brand sku tags badge isFeatured isPopular isNew version updatedAt shownStatus
  category { id name handle } price ${MONEY} compareAtPrice ${MONEY} options { name values } }`;
const SOLD = `{ id title handle status showFrom showUntil variants(first: 10) { id price ${MONEY} compareAtPrice ${MONEY} isSold availability } }`;
const LISTS = `{ products(first: 100) { nodes ${LISTED} } }`;
const CART = `query ($lines: [CartLineInput!]!) { cart(input: { lines: $lines }) {
  lines { variantId productId title path price ${MONEY} compareAtPrice ${MONEY} availability } changes { kind variantId } } }`;
/** The number of products in each cart request. */
const IN_CART = 8;

interface Listed {
  id: string;
  shownStatus: string;
}

interface Dated {
  status: string;
  showFrom: string | null;
  showUntil: string | null;
}

interface Sold extends Dated {
  id: string;
  title: string;
  handle: string;
  variants: { id: string; price: object; compareAtPrice: object; isSold: boolean; availability: string }[];
}

interface CartAnswer {
  lines: { variantId: string }[];
  changes: { kind: string; variantId: string | null }[];
}

/**
 * Compares shoppers' lists and carts with the edited catalogue, all of which is live.
 * @param turn selects the products of the cart
 * @returns a sentence for each difference
 */
export async function differentAnswersOf(server: PublishedServer, turn: number): Promise<string[]> {
  const edited = await listed(server, server.headers);
  const shown = await listed(server, {});
  const expected = edited.filter(({ shownStatus }) => shownStatus === 'ACTIVE');
  const inCart = edited.filter((_, place) => (place + turn) % Math.ceil(edited.length / IN_CART) === 0);
  return [
    ...different('products', shown, expected),
    ...(await Promise.all(inCart.map(({ id }) => differentCart(server, id)))).flat(),
  ];
}

async function listed(server: PublishedServer, headers: Record<string, string>): Promise<Listed[]> {
  return dataOf(await ask(server, LISTS, {}, headers)).products.nodes;
}

async function differentCart(server: PublishedServer, id: string): Promise<string[]> {
  const { product }: { product: Sold } = await server.askFor(`{ product(id: "${id}") ${SOLD} }`);
  const lines = product.variants.map(({ id: variantId }) => ({ variantId, quantity: 1 }));
  const { cart }: { cart: CartAnswer } = await askFor(server, CART, { lines });
  const isShown = hasPage(product);
  const offered = product.variants.filter(({ isSold }) => isSold && isShown);
  const gone = product.variants.filter((variant) => !offered.includes(variant)).map((variant) => variant.id);
  const had = offered.filter(({ availability }) => availability !== 'OUT_OF_STOCK');
  const asOffered = had.map(({ id: variantId, price, compareAtPrice, availability }) => {
    const { title, handle } = product;
    return {
      variantId,
      productId: id,
      title,
      path: `/product/${handle}`,
      price,
      compareAtPrice,
      availability,
    };
  });
  const missing = cart.changes.filter(({ kind }) => kind === 'GONE').map(({ variantId }) => variantId);
  return [
    ...different(`cart of ${product.title}`, cart.lines, asOffered),
    ...different(`what the cart lacks of ${product.title}`, missing.sort(), gone.sort()),
  ];
}

function different(name: string, is: unknown[], expected: unknown[]): string[] {
  const [answered, edited] = [is, expected].map((list) => list.map((one) => JSON.stringify(one)));
  const place = Array.from({ length: Math.max(is.length, expected.length) }, (_, index) => index).find(
    (index) => answered?.[index] !== edited?.[index],
  );
  if (place === undefined) return [];
  return [`GraphQL, ${name}, ${place}:\n  published ${answered?.[place]}\n  expected  ${edited?.[place]}`];
}

/** Whether a product has a page now. A hidden one has a page whatever its dates. */
export function hasPage({ status, showFrom, showUntil }: Dated): boolean {
  const now = new Date().toISOString();
  return status !== 'DRAFT' && (showFrom ?? '') <= now && (showUntil === null || now < showUntil);
}
