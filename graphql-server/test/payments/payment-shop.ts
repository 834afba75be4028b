import { collectionsOf } from '../../src/app/shop/collections.ts';
import { checkData } from '../../src/app/shop/modules.ts';
import { ask, askFor } from '../graphql/ask.ts';
import { actsOf } from '../orders/order-acts.ts';
import { eventually, type ServedApp } from '../serve.ts';

const MONEY = '{ amount currency }';
const PAID_ORDER = `id number status paymentStatus payBy refunded ${MONEY} refundOwed ${MONEY}
  payment { method reference clientSecret publicKey text }
  events { kind note amount ${MONEY} actor { kind } }
  refunds { state error amount ${MONEY} }
  payments { id kind state method providerId providerUrl amount ${MONEY} }
  paymentAttempts { id method providerId isClosed failure error
    strays { chargeId reason refund error amount ${MONEY} } events { type source } }`;

type App = Pick<ServedApp, 'url' | 'db'>;

interface Signer<Event> {
  events: Event[];
  signed(event: Event): RequestInit;
}

/** Actions of tests on payments through a provider. */
export function paymentsOf<Event>(app: App, method: 'stripe' | 'razorpay', standIn: Signer<Event>) {
  const { order } = actsOf(app as ServedApp);
  const send = (request: RequestInit) => fetch(`${app.url}/pay/${method}/webhook`, request);
  const seenByShopper = (token: string) =>
    askFor(app, `query ($token: ID!) { order(token: $token) { ${PAID_ORDER} } }`, { token }).then(
      (data) => data.order,
    );
  const read = (id: string) =>
    askFor(app, `query ($id: ID!) { orderById(id: $id) { ${PAID_ORDER} } }`, { id }).then(
      (data) => data.orderById,
    );
  return {
    send,
    seenByShopper,
    read,
    /**
     * Places an order of this many pieces at 1,000 rupees each.
     * @returns it with the data that a browser needs to pay
     */
    begin: async (quantity = 3) => {
      const placed = await order(quantity, { paymentMethod: method });
      const { payment } = await seenByShopper(placed.token);
      return { ...placed, payment };
    },
    /** Sends all events that the test server has not sent yet. */
    deliver: async () => {
      for (const event of standIn.events.splice(0)) {
        const { status } = await send(standIn.signed(event));
        if (status !== 200) throw new Error(`The webhook answered ${status}.`);
      }
    },
    confirm: (token: string, proof: object | null = null) =>
      ask(
        app,
        `mutation ($token: ID!, $proof: PaymentProofInput) { confirmPayment(token: $token, proof: $proof) { ${PAID_ORDER} } }`,
        { token, proof },
      ),
    check: (id: string) =>
      askFor(app, `mutation ($id: ID!) { checkPayments(id: $id) { ${PAID_ORDER} } }`, { id }).then(
        (data) => data.checkPayments,
      ),
    /** Waits until the order matches. */
    until: (id: string, isSo: (seen: Awaited<ReturnType<typeof read>>) => void) =>
      eventually(async () => {
        const seen = await read(id);
        isSo(seen);
        return seen;
      }),
    /** The output of check-data. */
    faults: async () => {
      const found: string[] = [];
      for await (const fault of checkData(collectionsOf(app.db))) found.push(fault);
      return found;
    },
  };
}
