import { Agent, type IncomingMessage, request as openRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { CHANGE_ID, CONTENT_VERSION, type FuzzedRequest, ID, SECRET } from './values.ts';

/** The number of remembered responses: enough to reuse ids, most of which still exist. */
const MAX_KNOWN = 200;
/** Log messages that indicate a server error, also after the response, because an undo continues in the background. */
const FAULT = /INTERNAL_SERVER_ERROR|Something unexpected went wrong/;
const agent = new Agent({ keepAlive: true });

/** Sends generated requests to one server, with ids and secrets from its earlier responses. */
export class Sender {
  readonly #url: string;
  readonly #ids: string[] = [];
  readonly #changes: string[] = [];
  readonly #secrets: string[] = [];
  #contentVersion = '0';
  /** The number of responses by status; GraphQL responses are also counted by whether they had an error. */
  readonly answered = new Map<string, number>();

  constructor(url: string) {
    this.#url = url;
  }

  /**
   * Sends a request.
   * @throws Error on a server error: in the status, in the log, or a missing response
   */
  async send({ method, path, headers, body }: FuzzedRequest): Promise<void> {
    const named = typeof body === 'string' ? this.#name(body) : body;
    const response = await this.#open(method, this.#name(path), headers, named);
    const answer = await text(response);
    const status = response.statusCode ?? 0;
    if (status >= 500 || FAULT.test(answer)) {
      throw new Error(`${status} ${answer.slice(0, 500)}`);
    }
    const kind = answer.startsWith('{"errors"') ? `${status} with errors` : String(status);
    this.answered.set(kind, (this.answered.get(kind) ?? 0) + 1);
    remember(this.#ids, answer.matchAll(/"\w*id":"([0-9a-f]{24})"/gi));
    this.#contentVersion = /ontent":\{"version":(\d+)/.exec(answer)?.[1] ?? this.#contentVersion;
    remember(this.#changes, answer.matchAll(/"id":"([0-9a-f]{24})","at":"/g));
    remember(this.#secrets, answer.matchAll(/"secret":"([\w-]{43})"/g));
  }

  #name(template: string): string {
    return template
      .replaceAll(ID, () => pick(this.#ids) ?? ID)
      .replaceAll(CHANGE_ID, () => pick(this.#changes) ?? CHANGE_ID)
      .replaceAll(String(CONTENT_VERSION), this.#contentVersion)
      .replaceAll(SECRET, () => pick(this.#secrets) ?? SECRET);
  }

  /** Requests the unchanged path, because `fetch` would normalise it. */
  #open(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string | Buffer | undefined,
  ): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const { hostname, port } = new URL(this.#url);
    const sent = openRequest({ hostname, port, method, path, headers, agent });
    sent.once('response', resolve).once('error', (error) => {
      // Send again, because the server had just closed the reused connection.
      if (sent.reusedSocket) resolve(this.#open(method, path, { ...headers, connection: 'close' }, body));
      else reject(error);
    });
    sent.end(body);
    return promise;
  }
}

function remember(known: string[], found: Iterable<RegExpMatchArray>): void {
  for (const [, one = ''] of found) known.push(one);
  if (known.length > MAX_KNOWN) known.splice(0, known.length - MAX_KNOWN);
}

function pick(known: string[]): string | undefined {
  return known[Math.floor(Math.random() * known.length)];
}
