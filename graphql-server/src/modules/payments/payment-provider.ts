import type { OnlineMethod } from '@mela/rules/selling-terms.ts';
import type { ObjectId } from 'mongodb';
import { extensionPoint } from '../../kernel/extension-point.ts';

/** A requested payment. */
export interface WantedPayment {
  /** The idempotency key. */
  key: string;
  /** The amount in minor units. */
  amount: number;
  currency: string;
  /** The order's number, such as 1001. */
  orderNumber: string;
}

/** A charge, or an attempt at one. */
export interface ProviderCharge {
  id: string;
  state: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  /** The amount in minor units. */
  amount: number;
  currency: string;
}

/** A refund, or an attempt at one. */
export interface ProviderRefund {
  id: string;
  chargeId: string;
  /** The shop's idempotency key. null: the refund was made at the provider. */
  key: string | null;
  state: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  amount: number;
  failure: string | null;
}

/** A disputed charge. */
export interface ProviderDispute {
  id: string;
  chargeId: string;
  state: 'OPEN' | 'WON' | 'LOST';
  amount: number;
}

/** A payment as the provider currently knows it. */
export interface ProviderPayment {
  /** The provider's id, such as that of a PaymentIntent or a Razorpay order. */
  id: string;
  /** Lets the shopper's browser pay, together with the id. */
  clientSecret: string | null;
  /** Whether nothing more can be paid, because it is paid or canceled. */
  isClosed: boolean;
  /** Why the last attempt failed, as a sentence. */
  failure: string | null;
  charges: ProviderCharge[];
  refunds: ProviderRefund[];
  disputes: ProviderDispute[];
}

/** A provider's event. It only contains the id of the changed payment, and the shop asks the provider for its state. */
export interface ProviderEvent {
  /** Unique per provider. */
  id: string;
  /** The provider's event type, such as payment_intent.succeeded. */
  type: string;
  at: Date;
  /** The payment's id. null: not a payment of this shop. */
  paymentId: string | null;
  /** The payment's key, if the provider knows it. */
  key: string | null;
  isTest: boolean;
}

/** The result of testing a provider's keys. Without problems the provider is ready. */
export interface Diagnosis {
  /** Sentences for the operator, most serious first. */
  problems: string[];
}

/** A company that takes payments for the shop. Its keys are environment variables. */
export interface PaymentProvider {
  method: OnlineMethod;
  /** The displayed name, such as Stripe. */
  title: string;
  /** Whether its keys are test or live keys. null: they are not set. */
  mode: 'TEST' | 'LIVE' | null;
  /** The environment variables that are not set. */
  missing: readonly string[];
  /** The key for browsers. */
  publicKey: string;
  /**
   * Creates a payment, or finds the existing one with the same key.
   * @throws ProviderError if the call fails
   */
  create(wanted: WantedPayment, signal: AbortSignal): Promise<ProviderPayment>;
  /**
   * Reads a payment's current state.
   * @throws ProviderError if the call fails
   */
  read(id: string, signal: AbortSignal): Promise<ProviderPayment>;
  /**
   * Closes an unpaid payment, if the provider can.
   * @throws ProviderError if the call fails
   */
  cancel(id: string, signal: AbortSignal): Promise<void>;
  /**
   * Refunds a charge fully or partly once per key, or finds the existing refund.
   * @throws RefundRejection if the refund will never succeed
   */
  refund(refund: WantedRefund, signal: AbortSignal): Promise<string>;
  /**
   * Verifies and reads an event.
   * @throws ProviderError REJECTED for an invalid or old signature
   */
  readEvent(body: Buffer, headers: EventHeaders): ProviderEvent;
  /** Verifies the provider's signature of a browser's payment. Absent: the provider signs nothing. */
  isProven?(id: string, proof: PaymentProof): boolean;
  test(webhookUrl: string, signal: AbortSignal): Promise<Diagnosis>;
  /** The URL of a payment in the provider's dashboard. */
  pageOf(id: string): string;
}

export interface WantedRefund {
  chargeId: string;
  amount: number;
  key: string;
}

export type EventHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The provider's signed result, which the browser passes to the shop. */
export interface PaymentProof {
  paymentId: string;
  signature: string;
}

/** Why a provider call failed. Operators read the message: a sentence without secrets. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  /** UNKNOWN: the payment does not exist. REJECTED: the call will never succeed. FAILED: it may succeed later. */
  readonly kind: 'UNREACHABLE' | 'UNAUTHORIZED' | 'UNKNOWN' | 'REJECTED' | 'FAILED';

  constructor(kind: ProviderError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

export const paymentProviders = extensionPoint<PaymentProvider>('payments.providers');

/** What a browser needs to pay an order. */
export interface BrowserPayment {
  /** The provider's id of the payment. */
  reference: string;
  clientSecret: string | null;
  publicKey: string;
}

/** Starts the payment of an order, or finds the one in progress. */
export type PaymentStarter = (order: PaidOrder) => Promise<BrowserPayment | null>;

/** The fields of an order that payments depend on. */
export interface PaidOrder {
  _id: ObjectId;
  number: number;
  paymentMethod: string;
  total: number;
  /** The amount paid so far. Absent: nothing. */
  charged?: number;
  currency: string;
}

/** Called when the holder of an order's link requests its payment instructions. */
export const paymentStarters = extensionPoint<PaymentStarter>('payments.starters');

/** Whether shoppers can pay with a provider. */
export function isReady({ mode, missing }: Pick<PaymentProvider, 'mode' | 'missing'>): boolean {
  return mode !== null && missing.length === 0;
}
