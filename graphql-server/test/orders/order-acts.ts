import { askFor, askInVain } from '../graphql/ask.ts';
import { buy, sellOneAfterAnother, WHOLE_ORDER } from './selling-shop.ts';

type App = Parameters<typeof sellOneAfterAnother>[0];

/** Calls that change an order, with the types of their variables. */
const CALLS = {
  fulfil: ['fulfilOrder(id: $id, input: $input)', '$id: ID!, $input: FulfilmentInput!'],
  pack: ['markOrderPacked(id: $id)', '$id: ID!'],
  undoPacking: ['undoOrderPacking(id: $id)', '$id: ID!'],
  pay: ['markOrderPaid(id: $id, note: $note)', '$id: ID!, $note: String'],
  undoPayment: ['undoOrderPayment(id: $id, reason: $reason)', '$id: ID!, $reason: String!'],
  deliver: ['markOrderDelivered(id: $id)', '$id: ID!'],
  undoDelivery: ['undoOrderDelivery(id: $id, reason: $reason)', '$id: ID!, $reason: String!'],
  cancel: ['cancelOrderById(id: $id, reason: $reason)', '$id: ID!, $reason: String'],
  cancelByShopper: ['cancelOrder(token: $token)', '$token: ID!'],
  reopen: ['reopenOrder(id: $id)', '$id: ID!'],
  refund: ['markOrderRefunded(id: $id, input: $input)', '$id: ID!, $input: RefundRecordInput!'],
  undoRefund: ['undoOrderRefund(id: $id, reason: $reason)', '$id: ID!, $reason: String!'],
  tracking: ['correctParcelTracking(id: $id, input: $input)', '$id: ID!, $input: ParcelTrackingInput!'],
  undelivered: ['markParcelUndelivered(id: $id, input: $input)', '$id: ID!, $input: UndeliveredParcelInput!'],
  contact: ['correctOrderContact(id: $id, input: $input)', '$id: ID!, $input: OrderContactInput!'],
  resend: ['resendOrderEmail(id: $id, mailId: $mailId)', '$id: ID!, $mailId: ID!'],
  note: ['addOrderNote(id: $id, text: $text)', '$id: ID!, $text: String!'],
  erase: ['eraseOrderDetails(id: $id)', '$id: ID!'],
} as const satisfies Record<string, readonly [string, string]>;

export type CallName = keyof typeof CALLS;

export function mutationOf(name: CallName, fields = WHOLE_ORDER): string {
  const [call, types] = CALLS[name];
  return `mutation (${types}) { order: ${call} { ${fields} } }`;
}

/** Actions of tests on an app's orders. */
export function actsOf(app: App) {
  const nextRug = sellOneAfterAnother(app, 'Rug', 1_000, 10);
  return {
    /**
     * Makes a call.
     * @returns the order afterwards
     */
    act: (name: CallName, variables: object) =>
      askFor(app, mutationOf(name), variables).then(({ order }) => order),
    /**
     * Makes a call that must fail.
     * @returns the error
     */
    inVain: (name: CallName, variables: object) => askInVain(app, mutationOf(name, 'id'), variables),
    /** Places an order for this many pieces at 1,000 rupees each. Ten are in stock. */
    order: async (quantity = 3, changes: object = {}) => {
      const variantId = await nextRug();
      const { token, number } = await buy(app, variantId, quantity, changes);
      const id = await idOf(app, number);
      return { id, token: token as string, variantId, number: Number(number) };
    },
    /** The order as its shopper sees it. */
    readFor: (token: string) =>
      askFor(app, `query ($token: ID!) { order(token: $token) { ${WHOLE_ORDER} } }`, { token }).then(
        ({ order }) => order,
      ),
  };
}

export async function idOf(app: App, number: string): Promise<string> {
  const list = 'query ($f: OrderFilter) { orders(filter: $f) { nodes { id number } } }';
  const { orders } = await askFor(app, list, { f: { search: number } });
  return orders.nodes.find((one: { number: string }) => one.number === number).id;
}

export const kindsOf = ({ events }: { events: { kind: string }[] }) => events.map(({ kind }) => kind);
