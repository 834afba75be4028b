import { createHmac, randomUUID } from 'node:crypto';
import { type Call, type CallAnswer, StandInServer } from './stand-in-server.ts';

const KEYS = {
  RAZORPAY_KEY_ID: 'rzp_test_standin',
  RAZORPAY_KEY_SECRET: 'key-secret-standin',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret-standin',
};
const MS_PER_S = 1_000;

interface StoredObject {
  id: string;
  entity: string;
  [field: string]: unknown;
}

interface RazorpayEvent {
  payload: string;
}

class CallError extends Error {}

/** A test server for the parts of Razorpay's API that the shop uses. */
export class RazorpayStandIn {
  readonly server = new StandInServer((call) => this.#answer(call), 'x-refund-idempotency');
  readonly events: RazorpayEvent[] = [];
  /** Whether refunds stay pending until `settleRefund`. */
  refundsLater = false;
  readonly #objects = new Map<string, StoredObject>();

  get environment(): Record<string, string> {
    return { ...KEYS, RAZORPAY_API: this.server.url };
  }

  all(entity: string): StoredObject[] {
    return [...this.#objects.values()].filter((one) => one.entity === entity);
  }

  /**
   * The shopper pays.
   * @returns the data that Razorpay's script passes to the browser
   */
  pay(orderId: string, changes: object = {}): { paymentId: string; signature: string } {
    const order = this.#find(orderId);
    const payment = this.#payment(order, 'captured', changes);
    order['status'] = 'paid';
    this.#emit('payment.captured', { payment });
    this.#emit('order.paid', { payment, order });
    return { paymentId: payment.id, signature: hmac(`${orderId}|${payment.id}`, KEYS.RAZORPAY_KEY_SECRET) };
  }

  decline(orderId: string, error_description = 'Your payment was declined by the bank.'): void {
    const order = this.#find(orderId);
    order['status'] = 'attempted';
    this.#emit('payment.failed', { payment: this.#payment(order, 'failed', { error_description }) });
  }

  refundInDashboard(paymentId: string, amount: number): string {
    return this.#refund(paymentId, { amount }).id;
  }

  settleRefund(refundId: string, status: 'processed' | 'failed'): void {
    const refund = this.#find(refundId);
    refund['status'] = status;
    this.#emit(`refund.${status}`, { refund, payment: this.#find(String(refund['payment_id'])) });
  }

  signed({ payload }: RazorpayEvent, secret = KEYS.RAZORPAY_WEBHOOK_SECRET) {
    return {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': randomUUID(),
        'x-razorpay-signature': hmac(payload, secret),
      },
      body: payload,
    };
  }

  #answer(call: Call): CallAnswer {
    const pair = `${KEYS.RAZORPAY_KEY_ID}:${KEYS.RAZORPAY_KEY_SECRET}`;
    if (call.headers.authorization !== `Basic ${Buffer.from(pair).toString('base64')}`)
      return failure(401, 'The api key provided is invalid');
    try {
      return { status: 200, body: this.#route(call) };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return failure(400, error.message);
    }
  }

  #route({ method, path, query, body }: Call): object {
    const [, , collection, id, action] = path.split('/');
    const given = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
    if (collection === 'orders' && method === 'POST') return this.#order(given);
    if (collection === 'orders' && id === undefined)
      return items(this.all('order').filter(({ receipt }) => receipt === query.get('receipt')));
    if (action === 'payments') return items(this.all('payment').filter(({ order_id }) => order_id === id));
    if (action === 'refund') return this.#refund(String(id), given);
    if (action === 'refunds') return items(this.all('refund').filter(({ payment_id }) => payment_id === id));
    if (id === undefined) return items(this.all(String(collection).replace(/s$/, '')));
    return this.#find(id);
  }

  #order({ amount, currency, receipt }: Record<string, unknown>): StoredObject {
    if (typeof amount !== 'number' || amount < 100)
      throw new CallError('Order amount less than minimum amount allowed');
    return this.#store('order', 'order', { amount, currency, receipt: receipt ?? null, status: 'created' });
  }

  #payment(order: StoredObject, status: string, changes: object): StoredObject {
    const { amount, currency, id } = order;
    const fields = { amount, currency, order_id: id, status, amount_refunded: 0, error_description: null };
    return this.#store('payment', 'pay', { ...fields, ...changes });
  }

  #refund(paymentId: string, { amount, receipt }: Record<string, unknown>): StoredObject {
    const payment = this.#find(paymentId);
    const total = Number(payment['amount_refunded']) + Number(amount ?? payment['amount']);
    if (total > Number(payment['amount']))
      throw new CallError('The total refund amount is greater than the refund payment amount');
    payment['amount_refunded'] = total;
    const status = this.refundsLater ? 'pending' : 'processed';
    const refund = this.#store('refund', 'rfnd', {
      ...{ payment_id: paymentId, amount: amount ?? payment['amount'], status },
      ...{ receipt: receipt ?? null, notes: [] },
    });
    if (status === 'processed') this.#emit('refund.processed', { refund, payment });
    return refund;
  }

  #store(entity: string, prefix: string, fields: object): StoredObject {
    const id = `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
    const stored = { id, entity, created_at: Math.floor(Date.now() / MS_PER_S), ...fields };
    this.#objects.set(id, stored);
    return stored;
  }

  #find(id: string): StoredObject {
    const found = this.#objects.get(id);
    if (!found) throw new CallError('The id provided does not exist');
    return found;
  }

  #emit(
    event: string,
    entities: Record<string, StoredObject>,
    created_at = Math.floor(Date.now() / MS_PER_S),
  ): void {
    const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]));
    const contains = Object.keys(entities);
    this.events.push({ payload: JSON.stringify({ entity: 'event', event, contains, payload, created_at }) });
  }
}

function items(found: StoredObject[]): object {
  return { entity: 'collection', count: found.length, items: found.toReversed() };
}

function failure(status: number, description: string): CallAnswer {
  return { status, body: { error: { code: 'BAD_REQUEST_ERROR', description } } };
}

function hmac(content: string, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}
