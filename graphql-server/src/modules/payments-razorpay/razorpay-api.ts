import type { RazorpayKeys } from '../../kernel/payment-keys.ts';
import { ProviderError } from '../payments/payment-provider.ts';
import { readProviderAnswer } from '../payments/provider-answer.ts';
import { paymentsRazorpayTexts } from './messages.ts';

const API = 'https://api.razorpay.com';
const TIMEOUT_MS = 10_000;

const UNAUTHORIZED = 401;
const TOO_MANY = 429;
const FIRST_SERVER_FAULT = 500;

interface Failure {
  error?: { description?: string; code?: string };
}

/** The calls of Razorpay's API that the shop makes (https://razorpay.com/docs/api). */
export class RazorpayApi {
  readonly #keys: RazorpayKeys;

  constructor(keys: RazorpayKeys) {
    this.#keys = keys;
  }

  /** @throws ProviderError if the request fails */
  get<Answer>(path: string, query: Record<string, string>, signal: AbortSignal): Promise<Answer> {
    return this.#call(`${path}?${new URLSearchParams(query)}`, { method: 'GET' }, signal);
  }

  /** @throws ProviderError if the request fails */
  post<Answer>(path: string, body: object, signal: AbortSignal, headers: object = {}): Promise<Answer> {
    const json = { 'content-type': 'application/json', ...headers };
    return this.#call(path, { method: 'POST', headers: json, body: JSON.stringify(body) }, signal);
  }

  async #call<Answer>(path: string, request: RequestInit, signal: AbortSignal): Promise<Answer> {
    const { keyId, keySecret, api } = this.#keys;
    const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    const response = await fetch(new URL(`/v1${path}`, api ?? API), {
      ...request,
      headers: { ...request.headers, authorization },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      redirect: 'error',
    }).catch(failsUnreached);
    const answer = await readProviderAnswer(response).catch(failsUnreached);
    if (!response.ok || answer === null) throw failureOf(response.status, answer as Failure | null);
    return answer as Answer;
  }
}

function failsUnreached(): never {
  throw new ProviderError('UNREACHABLE', paymentsRazorpayTexts.unreachable);
}

function failureOf(status: number, answer: Failure | null): ProviderError {
  if (status === UNAUTHORIZED) return new ProviderError('UNAUTHORIZED', paymentsRazorpayTexts.wrongKeys);
  if (status === TOO_MANY || status >= FIRST_SERVER_FAULT || !answer?.error)
    return new ProviderError('FAILED', paymentsRazorpayTexts.serverError({ status }));
  const { description = 'no reason' } = answer.error;
  const isUnknown = /does not exist/i.test(description);
  return new ProviderError(isUnknown ? 'UNKNOWN' : 'REJECTED', paymentsRazorpayTexts.says({ description }));
}
