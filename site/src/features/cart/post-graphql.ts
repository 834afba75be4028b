/** What the server said instead of an answer. */
export class GraphqlError extends Error {
  /** One of the contract's, such as `CONFLICT`. */
  readonly code: string;
  readonly extensions: Record<string, unknown>;
  /** After how many seconds to ask again, where the server says so. */
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

/** The meaning of a status, where a proxy answers in place of the server. */
const CODES: Record<number, string> = { 429: 'RATE_LIMITED', 503: 'UNAVAILABLE' };
/** Milliseconds after which no response is expected any more. */
const TIMEOUT_MS = 20_000;

/** @throws GraphqlError when the server refuses; TypeError or a TimeoutError when there is no answer. */
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
  throw new GraphqlError('The shop cannot answer at the moment.', { code }, retryAfter);
}

/** A proxy's error page is no JSON. */
async function readAnswer<Data>(response: Response): Promise<Answer<Data>> {
  const text = await response.text();
  try {
    return (JSON.parse(text) ?? {}) as Answer<Data>;
  } catch {
    return {};
  }
}

/** Adds to an error message when to try again, unless it says so itself. @param seconds null: unknown */
export function tryAgainText(message: string, seconds: number | null): string {
  if (/try again/i.test(message)) return message;
  return `${message} Try again in ${seconds ? timeOf(seconds) : 'a moment'}.`;
}

function timeOf(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
