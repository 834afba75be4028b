import { collectionsOf } from '../../src/app/shop/collections.ts';
import { checkData } from '../../src/app/shop/modules.ts';
import type { TestDatabase } from '../database.ts';
import { ask, askFor, askInVain } from '../graphql/ask.ts';
import { newKey } from '../orders/selling-shop.ts';

interface App extends Pick<TestDatabase, 'db'> {
  readonly url: string;
}

const MONEY = '{ amount currency }';
const FIELDS = `id number status lines { quantity shipped removed } paymentStatus refunded ${MONEY} refundOwed ${MONEY} events { kind note amount ${MONEY} }
  refunds { id amount ${MONEY} shipping ${MONEY} state isManual note error lines { line { id title } quantity restock isShipped amount ${MONEY} } }`;
const REFUNDABLE = `refundable { amount ${MONEY} shipping ${MONEY} isThroughProvider
  lines { lineId paid ${MONEY} quantity refunded unshipped restockable } }`;
const REFUND = `mutation ($id: ID!, $input: RefundInput!, $key: String!) {
  order: refundOrder(id: $id, input: $input, idempotencyKey: $key) { ${FIELDS} ${REFUNDABLE} }
}`;

/** Actions of tests on an app's refunds. */
export function refundsOf(app: App) {
  return {
    /**
     * Refunds a part of an order.
     * @returns the order afterwards
     */
    refund: (id: string, input: object, key = newKey()) =>
      askFor(app, REFUND, { id, input, key }).then(({ order }) => order),
    /**
     * Sends a refund that may fail.
     * @returns the whole response
     */
    tryRefund: (id: string, input: object, key = newKey()) => ask(app, REFUND, { id, input, key }),
    /**
     * Sends a refund that must fail.
     * @returns the error
     */
    refundInVain: (id: string, input: object, key = newKey()) => askInVain(app, REFUND, { id, input, key }),
    readRefunds: (id: string) =>
      askFor(app, `query ($id: ID!) { orderById(id: $id) { ${FIELDS} ${REFUNDABLE} } }`, { id }).then(
        ({ orderById }) => orderById,
      ),
    seenByShopper: (token: string) =>
      askFor(app, `query ($token: ID!) { order(token: $token) { ${FIELDS} } }`, { token }).then(
        ({ order }) => order,
      ),
    /** The output of check-data. */
    faults: async () => {
      const found: string[] = [];
      for await (const fault of checkData(collectionsOf(app.db))) found.push(fault);
      return found;
    },
  };
}
