import type { House } from './house.ts';

const TIMEOUT_MS = 90_000;
const PAUSE_MS = 500;
const UNAVAILABLE = 503;

export interface Asked {
  method?: string;
  body?: string;
  type?: string;
}

interface Timed {
  kind: string;
  ms: number;
}

/** Sends requests to whichever server answers, like a load balancer, and records durations and failures. */
export class Asker {
  readonly times: Timed[] = [];
  /** The number of errors by kind and message. */
  readonly errors = new Map<string, number>();
  /** Failures other than 503 with `Retry-After` while a process was down. */
  readonly faults: string[] = [];
  readonly #house: House;
  #turn = 0;

  constructor(house: House) {
    this.#house = house;
  }

  /**
   * @returns the response's text for any status from 200 to 499; null without a response, when the request may or may not have been carried
   * out
   */
  async ask(kind: string, path: string, { method = 'GET', body, type }: Asked = {}): Promise<string | null> {
    const ports = this.#house.ports;
    const port = ports[this.#turn++ % ports.length];
    const started = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body, headers: { 'content-type': type ?? 'application/json' } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      async (answer) => ({ status: answer.status, headers: answer.headers, text: await answer.text() }),
      (error: Error) => ({ status: 0, headers: new Headers(), text: String(error.cause ?? error) }),
    );
    const { status, headers, text } = response;
    if (status > 0 && status < 500) {
      this.times.push({ kind, ms: performance.now() - started });
      return text;
    }
    this.#note(kind, { status, hasRetryAfter: headers.has('retry-after'), started, text });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return null;
  }

  /** @returns the data; null without a response. @throws Error with the code of the first error */
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the shape of the response.
  async graphql(kind: string, query: string, variables: object = {}): Promise<any> {
    const text = await this.ask(kind, '/graphql', {
      method: 'POST',
      body: JSON.stringify({ query, variables }),
    });
    if (text === null) return null;
    const { data, errors } = JSON.parse(text);
    if (!errors) return data;
    const [{ message, extensions }] = errors;
    if (extensions?.code !== 'UNAVAILABLE') throw new Refused(extensions?.code ?? '', message);
    this.#note(kind, { status: UNAVAILABLE, hasRetryAfter: true, started: performance.now(), text: message });
    return null;
  }

  #note(
    kind: string,
    {
      status,
      hasRetryAfter,
      started,
      text,
    }: { status: number; hasRetryAfter: boolean; started: number; text: string },
  ): void {
    const what = status === 0 ? 'no answer' : `${status}${hasRetryAfter ? '' : ' without Retry-After'}`;
    const key = `${kind}: ${what}`;
    this.errors.set(key, (this.errors.get(key) ?? 0) + 1);
    const isDead = this.#house.isDeadAt(started) || this.#house.isDeadAt(performance.now());
    const isAllowed = isDead && (status === 0 || (status === UNAVAILABLE && hasRetryAfter));
    if (!isAllowed)
      this.faults.push(`${key} ${isDead ? '' : 'while nothing was dead'}: ${text.slice(0, 200)}`);
  }
}

/** A response with an expected error. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
