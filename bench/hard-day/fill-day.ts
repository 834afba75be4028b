import { ownVariantId } from '@mela/rules/variant-ids.ts';
import type { Collections } from '../../graphql-server/src/app/shop/collections.ts';
import { listedFields } from '../../graphql-server/src/modules/catalogue/products/product.ts';
import type { Order } from '../../graphql-server/src/modules/orders/collection.ts';
import { writePayments } from '../../graphql-server/src/modules/orders/payments-of-events.ts';
import { sampleId } from '../catalogue/sample-products.ts';

const BATCH = 1_000;
const VARIED_EVERY = 3;
const SIZES = ['S', 'M', 'L'];
const ORDER_BATCH = 5_000;

/** Gives sizes to every third product. */
export async function addVariants({ products }: Pick<Collections, 'products'>): Promise<void> {
  let place = 0;
  const writes = [];
  for await (const product of products.find().sort({ _id: 1 })) {
    place += 1;
    if (place % VARIED_EVERY > 0) continue;
    const id = product._id.toHexString();
    const variants = SIZES.map((size, index) => ({
      id: index === 0 ? ownVariantId(id) : sampleId(`${id}/${size}`).toHexString(),
      values: [size],
    }));
    const options = [{ name: 'Size', values: SIZES }];
    const update = { $set: { options, variants, ...listedFields({ ...product, options, variants }) } };
    writes.push({ updateOne: { filter: { _id: product._id }, update } });
  }
  for (let from = 0; from < writes.length; from += BATCH)
    await products.bulkWrite(writes.slice(from, from + BATCH), { ordered: false });
}

/** Copies orders without reservations up to the given number, with consecutive order numbers. */
export async function copyOrders(
  { orders, orderState, payments }: Pick<Collections, 'orders' | 'orderState' | 'payments'>,
  count: number,
): Promise<void> {
  const patterns = await orders.find({ status: { $in: ['SHIPPED', 'DELIVERED', 'CANCELED'] } }).toArray();
  const last = await orderState.findOne({ _id: 'last' });
  if (patterns.length === 0 || !last) throw new Error('There is no order to copy.');
  let number = last.count;
  for (let left = count - (await orders.countDocuments()); left > 0; left -= ORDER_BATCH) {
    const copies = Array.from({ length: Math.min(ORDER_BATCH, left) }, () => {
      number += 1;
      return copyOf(patterns[number % patterns.length] as Order, number);
    });
    await orders.insertMany(copies, { ordered: false });
  }
  await orderState.updateOne({ _id: 'last' }, { $set: { count: number } });
  await writePayments({ orders, payments });
}

function copyOf({ _id, ...order }: Order, number: number): Order {
  const id = crypto.randomUUID();
  return {
    ...order,
    ...{ number, token: id, tokenHash: id, keyHash: id, keyOwnerHash: id },
    terms: ['asha@example.com', 'asha', 'rao', String(number)],
    // MongoDB's driver adds the `_id`.
  } as Order;
}
