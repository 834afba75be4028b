import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { type Call, type CallAnswer, StandInServer } from './stand-in-server.ts';

/** The keys that the test server accepts. */
const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_standin',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
  STRIPE_WEBHOOK_SECRET: 'whsec_standin',
};

interface StoredObject {
  id: string;
  object: string;
  [field: string]: unknown;
}

interface StandInEvent {
  id: string;
  type: string;
  /** The body of the webhook. */
  payload: string;
}

const ERRORS = {
  resource_missing: 404,
  parameter_missing: 400,
  charge_already_refunded: 400,
  payment_intent_unexpected_state: 400,
} as const;

class CallError extends Error {
  readonly code: keyof typeof ERRORS;
  constructor(code: keyof typeof ERRORS, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * A test server for the parts of Stripe's API that the shop uses: tests pay, decline, refund and dispute in place of shoppers and banks.
 */
export class StripeStandIn {
  readonly server = new StandInServer((call) => this.#answer(call), 'idempotency-key');
  /** The pending webhook events, oldest first. */
  readonly events: StandInEvent[] = [];
  /** Whether refunds stay pending until `settleRefund`. */
  refundsLater = false;
  webhookEndpoints: object[] = [];
  readonly #objects = new Map<string, StoredObject>();

  /** The environment of a server that uses this test server. */
  get environment(): Record<string, string> {
    return { ...STRIPE_KEYS, STRIPE_API: this.server.url };
  }

  all(object: string): StoredObject[] {
    return [...this.#objects.values()].filter((one) => one.object === object);
  }

  /**
   * Pays with a card, like a shopper.
   * @returns the charge
   */
  pay(intentId: string, changes: { amount?: number; currency?: string } = {}): string {
    const intent = this.#find(intentId);
    if (intent['status'] === 'succeeded' || intent['status'] === 'canceled')
      throw new Error(`The payment ${intentId} is ${intent['status']}.`);
    const pending = this.#chargesOf(intentId).find(({ status }) => status === 'pending');
    const charge = pending ?? this.#charge(intent, changes);
    Object.assign(charge, { status: 'succeeded', captured: true, amount_captured: charge['amount'] });
    Object.assign(intent, { status: 'succeeded', latest_charge: charge.id, last_payment_error: null });
    this.#emit('charge.succeeded', charge);
    this.#emit('payment_intent.succeeded', intent);
    return charge.id;
  }

  /** Declines the shopper's card. */
  decline(intentId: string, message = 'Your card was declined.'): void {
    const intent = this.#find(intentId);
    const charge = this.#charge(intent);
    Object.assign(charge, { status: 'failed', captured: false });
    const last_payment_error = { type: 'card_error', code: 'card_declined', message };
    Object.assign(intent, {
      status: 'requires_payment_method',
      latest_charge: charge.id,
      last_payment_error,
    });
    this.#emit('charge.failed', charge);
    this.#emit('payment_intent.payment_failed', intent);
  }

  /** Pays by a bank debit, which takes days, like a shopper. */
  process(intentId: string): void {
    const intent = this.#find(intentId);
    const charge = this.#charge(intent);
    Object.assign(charge, { status: 'pending', captured: true });
    Object.assign(intent, { status: 'processing', latest_charge: charge.id });
    this.#emit('payment_intent.processing', intent);
  }

  failProcessing(intentId: string): void {
    const intent = this.#find(intentId);
    for (const charge of this.#chargesOf(intentId))
      if (charge['status'] === 'pending') charge['status'] = 'failed';
    Object.assign(intent, { status: 'requires_payment_method' });
    this.#emit('payment_intent.payment_failed', intent);
  }

  /** Refunds a charge, like someone in Stripe's dashboard. */
  refundInDashboard(chargeId: string, amount: number): string {
    return this.#refund({ charge: chargeId, amount: String(amount) }).id;
  }

  settleRefund(refundId: string, status: 'succeeded' | 'failed'): void {
    const refund = this.#find(refundId);
    Object.assign(refund, { status, ...(status === 'failed' && { failure_reason: 'lost_or_stolen_card' }) });
    this.#emit(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
  }

  dispute(chargeId: string): string {
    const charge = this.#find(chargeId);
    charge['disputed'] = true;
    const { amount, currency, payment_intent } = charge;
    const dispute = this.#store('dispute', 'dp', { charge: chargeId, payment_intent, amount, currency });
    dispute['status'] = 'needs_response';
    this.#emit('charge.dispute.created', dispute);
    return dispute.id;
  }

  closeDispute(disputeId: string, status: 'won' | 'lost'): void {
    const dispute = this.#find(disputeId);
    dispute['status'] = status;
    this.#emit('charge.dispute.closed', dispute);
  }

  /** Adds an event that is irrelevant for every shop. */
  emitIrrelevant(): void {
    this.#emit('customer.created', { id: `cus_${randomUUID()}`, object: 'customer' });
  }

  /** The headers and the body of a webhook. */
  signed(
    { payload }: Pick<StandInEvent, 'payload'>,
    secret = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET,
    timestamp?: number,
  ) {
    const header = { payload, secret, ...(timestamp !== undefined && { timestamp }) };
    const signature = Stripe.webhooks.generateTestHeaderString(header);
    return {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
    };
  }

  #answer(call: Call): CallAnswer {
    const key = call.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const isPublic = key === STRIPE_KEYS.STRIPE_PUBLISHABLE_KEY;
    if (key !== STRIPE_KEYS.STRIPE_SECRET_KEY && !isPublic)
      return {
        status: 401,
        body: { error: { type: 'invalid_request_error', message: `Invalid API Key provided: ${key}` } },
      };
    try {
      return { status: 200, body: this.#route(call, isPublic) };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { code, message } = error;
      return { status: ERRORS[code], body: { error: { type: 'invalid_request_error', code, message } } };
    }
  }

  #route({ method, path, query, body }: Call, isPublic: boolean): object {
    const [, , collection = '', id, action] = path.split('/');
    const form = Object.fromEntries(new URLSearchParams(body));
    if (collection === 'webhook_endpoints') return { object: 'list', data: this.webhookEndpoints };
    if (method === 'POST' && collection === 'payment_intents' && id === undefined) return this.#intent(form);
    if (method === 'POST' && action === 'cancel') return this.#cancel(this.#find(id));
    if (method === 'POST' && collection === 'refunds') return this.#refund(form);
    if (id === undefined) return this.#list(collection, query);
    const found = this.#find(id);
    const isOwn = !isPublic || found['client_secret'] === query.get('client_secret');
    if (!isOwn) throw new CallError('resource_missing', `No such payment_intent: '${id}'`);
    return found;
  }

  #list(collection: string, query: URLSearchParams): object {
    const object = collection.replace(/s$/, '');
    const [of, id] = [...query].find(([name]) => name === 'payment_intent' || name === 'charge') ?? [];
    const data = this.all(object)
      .filter((one) => of === undefined || one[of] === id)
      .toReversed();
    return { object: 'list', data: data.slice(0, Number(query.get('limit') ?? 10)), has_more: false };
  }

  #intent(form: Record<string, string>): StoredObject {
    const { amount, currency } = form;
    if (!amount || !currency) throw new CallError('parameter_missing', 'Missing required param: amount.');
    const intent = this.#store('payment_intent', 'pi', { amount: Number(amount), currency });
    return Object.assign(intent, {
      ...{ client_secret: `${intent.id}_secret_${randomUUID()}`, status: 'requires_payment_method' },
      ...{ metadata: metadataOf(form), latest_charge: null, last_payment_error: null },
    });
  }

  #cancel(intent: StoredObject): StoredObject {
    if (intent['status'] === 'succeeded' || intent['status'] === 'processing')
      throw new CallError('payment_intent_unexpected_state', 'You cannot cancel this PaymentIntent.');
    intent['status'] = 'canceled';
    this.#emit('payment_intent.canceled', intent);
    return intent;
  }

  #charge(intent: StoredObject, changes: object = {}): StoredObject {
    const { amount, currency, metadata } = intent;
    return Object.assign(
      this.#store('charge', 'ch', { amount, currency, metadata, payment_intent: intent.id }),
      {
        ...{ amount_captured: 0, captured: false, status: 'pending', disputed: false },
        ...changes,
      },
    );
  }

  #refund(form: Record<string, string>): StoredObject {
    const charge = this.#find(form['charge']);
    const made = this.all('refund').filter(
      ({ charge: of, status }) => of === charge.id && status !== 'failed',
    );
    const refunded = made.reduce((sum, { amount }) => sum + Number(amount), 0);
    const amount = Number(form['amount'] ?? charge['amount']);
    if (charge['disputed'] === true || refunded + amount > Number(charge['amount']))
      throw new CallError('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
    const { currency, payment_intent } = charge;
    const refund = this.#store('refund', 're', { amount, currency, payment_intent, charge: charge.id });
    Object.assign(refund, {
      status: this.refundsLater ? 'pending' : 'succeeded',
      metadata: metadataOf(form),
    });
    this.#emit('charge.refunded', charge);
    return refund;
  }

  #chargesOf(intentId: string): StoredObject[] {
    return this.all('charge').filter(({ payment_intent }) => payment_intent === intentId);
  }

  #store(object: string, prefix: string, fields: object): StoredObject {
    const id = `${prefix}_${randomUUID().replaceAll('-', '')}`;
    const stored = { id, object, livemode: false, created: Math.floor(Date.now() / 1_000), ...fields };
    this.#objects.set(id, stored);
    return stored;
  }

  #find(id: string | undefined): StoredObject {
    const found = this.#objects.get(id ?? '');
    if (!found) throw new CallError('resource_missing', `No such object: '${id}'`);
    return found;
  }

  #emit(type: string, object: object): void {
    const id = `evt_${randomUUID().replaceAll('-', '')}`;
    const created = Math.floor(Date.now() / 1_000);
    const event = { id, object: 'event', api_version: Stripe.API_VERSION, created, livemode: false, type };
    this.events.push({ id, type, payload: JSON.stringify({ ...event, data: { object } }) });
  }
}

function metadataOf(form: Record<string, string>): Record<string, string> {
  const entries = Object.entries(form).flatMap(([name, value]) => {
    const [, key] = /^metadata\[(.+)\]$/.exec(name) ?? [];
    return key === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}
