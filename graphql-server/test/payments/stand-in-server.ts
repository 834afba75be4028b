import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request to the test server. */
export interface Call {
  method: string;
  /** The path without the query, such as /v1/refunds. */
  path: string;
  query: URLSearchParams;
  body: string;
  headers: IncomingMessage['headers'];
}

export interface CallAnswer {
  status: number;
  body: object;
}

/**
 * How a call fails. HANG: the server never answers. BREAK: it returns HTTP 500 without doing anything. LOSE:
 * it carries out the call, and drops the response. `body`: it returns this body with HTTP 200.
 */
export type Fault = 'HANG' | 'BREAK' | 'LOSE' | { body: string };

/** The HTTP server that imitates a provider's API, with the faults that the test chooses. */
export class StandInServer {
  /** Which calls fail; none by default. */
  faultOf: (call: Call) => Fault | null | Promise<Fault | null> = () => null;
  readonly calls: string[] = [];
  readonly #server: Server;

  /** @param idempotencyHeader the header whose value repeats the response of an earlier POST call */
  constructor(answer: (call: Call) => CallAnswer, idempotencyHeader?: string) {
    const known = new Map<string, { body: string; answer: CallAnswer }>();
    this.#server = createServer((request, response) => void this.#respond(request, response, answerOnce));
    const answerOnce = (call: Call): CallAnswer => {
      const key = idempotencyHeader && call.method === 'POST' ? call.headers[idempotencyHeader] : undefined;
      if (typeof key !== 'string') return answer(call);
      const first = known.get(`${call.path} ${key}`);
      if (first && first.body !== call.body) return { status: 400, body: KEY_REUSED };
      if (first) return first.answer;
      const made = answer(call);
      known.set(`${call.path} ${key}`, { body: call.body, answer: made });
      return made;
    };
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #respond(
    request: IncomingMessage,
    response: ServerResponse,
    answerOnce: (call: Call) => CallAnswer,
  ): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const { method = 'GET', headers } = request;
    const call = { method, path: url.pathname, query: url.searchParams, body: await text(request), headers };
    this.calls.push(`${method} ${url.pathname}`);
    const fault = await this.faultOf(call);
    if (fault === 'HANG') return;
    if (fault === 'BREAK') return end(response, { status: 500, body: { error: { message: 'Broken' } } });
    if (fault !== null && fault !== 'LOSE')
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(fault.body);
    const answer = answerOnce(call);
    if (fault === 'LOSE') request.socket.destroy();
    else end(response, answer);
  }
}

/** Bodies that a proxy or a broken provider might return for any call. */
export const STRANGE_BODIES: readonly string[] = [
  ...['', 'null', '5', '"text"', '[]', '{}', '<html></html>', '{"id":'],
  ...['{"data":null,"items":null}', '{"data":[null],"items":[null]}', `{"id":"${'x'.repeat(6_000_000)}"}`],
  ...['"1000"', '-5', '1e400', '0.5'].map((amount) => {
    const one = `{"id":"x_1","amount":${amount},"currency":"inr","status":"succeeded"}`;
    return `{"object":"list","data":[${one}],"items":[${one}]}`;
  }),
];

const KEY_REUSED = {
  error: {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  },
};

function end(response: ServerResponse, { status, body }: CallAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
