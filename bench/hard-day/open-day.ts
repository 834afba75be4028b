import { type Collections, collectionsOf } from '../../graphql-server/src/app/shop/collections.ts';
import { hashSecret } from '../../graphql-server/src/modules/accounts/secrets.ts';
import { askFor } from '../../graphql-server/test/graphql/ask.ts';
import type { Db } from '../../graphql-server/test/with-client.ts';
import { linkImages } from '../catalogue/link-images.ts';
import { insertSample } from '../catalogue/with-catalogue.ts';
import { openForOrders } from '../orders/open-for-orders.ts';
import { orderInput, type PricedPiece } from '../orders/order-input.ts';
import { PublishedShop } from '../publish/published-shop.ts';
import { countSome } from '../stock/count-some.ts';
import { addVariants, copyOrders } from './fill-day.ts';
import type { House } from './house.ts';
import type { Piece } from './shoppers.ts';

const PLACE =
  'mutation ($input: PlaceOrderInput!, $key: String!) { placeOrder(input: $input, idempotencyKey: $key) { token } }';
const HANDLES = 'query ($ids: [ID!]!) { products(ids: $ids, first: 100) { nodes { id handle } } }';
const EVENTS = ['RELEASE', 'PRODUCT', 'STOCK', 'ORDER'];

interface Sizes {
  products: number;
  orders: number;
}

/** Opens a shop with products, orders and a webhook. @returns the variants for sale */
export async function openDay(house: House, db: Db, sizes: Sizes, webhookUrl: string): Promise<Piece[]> {
  const collections = collectionsOf(db);
  await insertSample(db, sizes.products);
  await addVariants(collections);
  await linkImages(house.dataDir, collections);
  const counted = new Set(await countSome({ databaseUri: house.uri, databaseName: db.databaseName }));
  const priced = (await openForOrders(house.url)).filter(({ variantId }) => counted.has(variantId));
  const levels = await collections.inventory
    .find({ onHand: { $gt: 100 } }, { projection: { _id: 1 } })
    .toArray();
  const plenty = new Set(levels.map(({ _id }) => _id.toHexString()));
  const pieces = priced.filter(({ variantId }) => plenty.has(variantId));
  await makePatterns(house, collections, pieces);
  await copyOrders(collections, sizes.orders);
  await askFor(
    house,
    'mutation ($url: String!, $events: [WebhookEventKind!]) { setWebhook(url: $url, events: $events) { secret } }',
    {
      url: webhookUrl,
      events: EVENTS,
    },
  );
  await new PublishedShop(house.url).settled();
  return withPaths(house, pieces);
}

/** Creates one closed order of each kind: shipped, delivered, and canceled. */
async function makePatterns(
  house: House,
  { orders }: Pick<Collections, 'orders'>,
  pieces: readonly PricedPiece[],
): Promise<void> {
  const [piece] = pieces;
  if (!piece) throw new Error('There is nothing to order.');
  const place = async () => {
    const variables = { input: orderInput(piece), key: crypto.randomUUID() };
    const { token } = (await askFor(house, PLACE, variables)).placeOrder;
    return String((await orders.findOne({ tokenHash: hashSecret(token) }))?._id);
  };
  const step = (mutation: string, id: string) =>
    askFor(house, `mutation ($id: ID!) { ${mutation} { id } }`, { id });
  const [shipped, delivered, canceled] = [await place(), await place(), await place()];
  await step('cancelOrderById(id: $id)', canceled);
  for (const id of [shipped, delivered]) {
    await step('markOrderPaid(id: $id)', id);
    await step('fulfilOrder(id: $id, input: {})', id);
  }
  await step('markOrderDelivered(id: $id)', delivered);
}

async function withPaths(house: House, pieces: readonly PricedPiece[]): Promise<Piece[]> {
  const ids = pieces.map(({ variantId }) => variantId);
  const { products } = await askFor(house, HANDLES, { ids });
  const handles = new Map<string, string>(
    products.nodes.map(({ id, handle }: { id: string; handle: string }) => [id, handle]),
  );
  return pieces.map((piece) => ({ ...piece, path: `/product/${handles.get(piece.variantId)}` }));
}
