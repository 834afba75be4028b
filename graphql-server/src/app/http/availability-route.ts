import type { IncomingMessage, ServerResponse } from 'node:http';
import { VARIANT_LIMITS } from '@mela/rules/variants.ts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../kernel/config.ts';
import { assertValid } from '../../kernel/errors.ts';
import type { AddressLimits } from '../../modules/orders/limits/address-limits.ts';
import type { AvailabilityAnswers } from '../../modules/publishing/shown/availability-answers.ts';
import type { PlainRequest } from './plain-request.ts';
import { DATA_CSP, rawHeaders } from './security.ts';

export const AVAILABILITY_PATH = '/index/availability';
/** As many as a product can have variants: its page asks for all of them. */
const MAX_IDS = VARIANT_LIMITS.variants;
const PREFIX = `${AVAILABILITY_PATH}?ids=`;
const ID = /^[0-9a-f]{24}$/;
const MAX_KNOWN = 1_000;
/** In characters: that of as many ids as may be asked for. */
const MAX_REMEMBERED_URL = 6_400;
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=1',
  'content-security-policy': DATA_CSP,
};

interface Answer {
  /** Of ASCII alone: as a string it is sent in one piece with its head. */
  body: string;
  /** By `performance.now()`. */
  until: number;
}

interface Services {
  availability: Pick<AvailabilityAnswers, 'read' | 'readKnown'>;
  addressLimits: AddressLimits;
  config: Pick<Config, 'publicUrl'>;
}

/**
 * GET /index/availability?ids=…,…: whether variants can be had, as `Query.availability` has it, for pages that are looked at most.
 * What was answered within the last second is answered from memory, past the framework.
 */
export class AvailabilityRoute {
  readonly #services: Services;
  readonly #headers: () => string[];
  /** By the addresses that were asked for: a page always asks for its variants in the same order. */
  readonly #known = new LRUCache<string, Answer>({ max: MAX_KNOWN });

  constructor(services: Services) {
    this.#services = services;
    this.#headers = rawHeaders(services.config, HEADERS);
  }

  addTo(app: FastifyInstance): void {
    app.get(AVAILABILITY_PATH, async ({ url, ip }, reply) => {
      const { body } = await this.#read(url, ip);
      return reply.headers(HEADERS).send(body);
    });
  }

  /** @returns whether it has answered a request, or will. */
  serve(request: IncomingMessage, response: ServerResponse, plain: PlainRequest): boolean | Promise<boolean> {
    const { method, url = '' } = request;
    if (method !== 'GET' || !url.startsWith(PREFIX)) return false;
    const known = this.#find(url);
    if (known) return this.#write(response, known, plain);
    if (url.length > MAX_REMEMBERED_URL) return false;
    // What fails is tried again by the framework, which says so.
    return this.#read(url, plain.address)
      .then((answer) => this.#write(response, answer, plain))
      .catch(() => response.headersSent);
  }

  #write(response: ServerResponse, { body }: Answer, { id }: PlainRequest): true {
    const own = ['content-length', String(body.length), 'x-request-id', id];
    response.writeHead(200, [...this.#headers(), ...own]);
    response.end(body, 'latin1');
    return true;
  }

  #find(url: string): Answer | null {
    const known = this.#known.get(url);
    return known && known.until > performance.now() ? known : null;
  }

  async #read(url: string, address: string): Promise<Answer> {
    const answer = this.#find(url) ?? (await this.#ask(url, address));
    if (url.length <= MAX_REMEMBERED_URL) this.#known.set(url, answer);
    return answer;
  }

  async #ask(url: string, address: string): Promise<Answer> {
    const { availability, addressLimits } = this.#services;
    addressLimits.take('availability', { address, viewer: { kind: 'anonymous' } });
    // As pages ask; what is known is an id.
    const plain = url.startsWith(PREFIX) && url.slice(PREFIX.length).split(',');
    const found = plain && plain.length <= MAX_IDS && availability.readKnown(plain);
    const { known, until } = found || (await availability.read(idsIn(url)));
    return { body: `{"availability":[${known.map(({ json }) => json).join()}]}`, until };
  }
}

/** In lower case, each once. @throws UserError */
function idsIn(url: string): string[] {
  const said = new URLSearchParams(url.split('?', 2)[1]).getAll('ids').join().toLowerCase();
  const ids = [...new Set(said.split(','))];
  if (ids.length > MAX_IDS)
    assertValid({ ids: `At most ${MAX_IDS} variants can be asked for at a time; here are ${ids.length}` });
  if (!ids.every((id) => ID.test(id)))
    assertValid({ ids: 'Name variants by their ids, with commas between: ?ids=…,…; one of these is none' });
  return ids;
}
