import * as sharedText from '#messages/shared.ts';
/** An error from the server. */
export class GraphqlError extends Error {
  /** An error code of the contract, such as `CONFLICT`. */
  readonly code: string;
  readonly extensions: Record<string, unknown>;
  /** The seconds to wait before a retry, if the server states them. */
  readonly retryAfter: number | null;

  constructor(message: string, extensions: Record<string, unknown>, retryAfter: number | null) {
    super(message);
    this.code = String(extensions['code'] ?? 'INTERNAL_SERVER_ERROR');
    this.extensions = extensions;
    this.retryAfter = retryAfter;
  }
}

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

/** Error codes by HTTP status, for a proxy that answers instead of the server. */
const CODES: Record<number, string> = { 429: 'RATE_LIMITED', 503: 'UNAVAILABLE' };
/** The timeout in milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * Sends a GraphQL operation.
 * @throws GraphqlError from the server; TypeError or a TimeoutError without a response
 */
export async function postGraphql<Data>(query: string, variables: object): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = await readAnswer<Data>(response);
  const [error] = answer.errors ?? [];
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : null;
  if (error) throw new GraphqlError(error.message, error.extensions ?? {}, retryAfter);
  if (answer.data) return answer.data;
  const code = CODES[response.status] ?? 'INTERNAL_SERVER_ERROR';
  throw new GraphqlError(sharedText.shopUnavailable, { code }, retryAfter);
}

/** Reads a response as JSON, unless it is a proxy's error page. */
async function readAnswer<Data>(response: Response): Promise<Answer<Data>> {
  const text = await response.text();
  try {
    return (JSON.parse(text) ?? {}) as Answer<Data>;
  } catch {
    return {};
  }
}

/**
 * Adds when to retry to an error message that does not say so.
 * @param seconds null: unknown
 */
export function tryAgainText(message: string, seconds: number | null): string {
  if (/try again/i.test(message)) return message;
  return sharedText.tryAgainIn(message, seconds ? timeOf(seconds) : sharedText.aMoment);
}

function timeOf(seconds: number): string {
  return seconds < 60 ? sharedText.seconds(seconds) : sharedText.minutes(Math.ceil(seconds / 60));
}
