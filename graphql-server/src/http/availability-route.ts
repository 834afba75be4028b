import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { assertValid } from '../errors.ts';
import type { AddressLimits } from '../orders/limits/address-limits.ts';
import type { AvailabilityAnswers } from '../publishing/shown/availability-answers.ts';
import { DATA_CSP } from './security.ts';

export const AVAILABILITY_PATH = '/index/availability';
/** As many as a product has variants. */
const MAX_IDS = 100;
const PREFIX = `${AVAILABILITY_PATH}?ids=`;
const ID = /^[0-9a-f]{24}$/;
const MAX_KNOWN = 1_000;
/** In characters: that of as many ids as may be asked for. */
const MAX_REMEMBERED_URL = 2_600;
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=1',
  'content-security-policy': DATA_CSP,
};

/** An answer as bytes. */
interface Answer {
  body: Buffer;
  /** By `performance.now()`. */
  until: number;
}

interface Services {
  availability: Pick<AvailabilityAnswers, 'read'>;
  addressLimits: AddressLimits;
}

/**
 * GET /index/availability?ids=…,…: whether variants can be had, as `Query.availability` has it, for pages that are looked at most.
 * What was answered within the last second is answered from memory, past the framework.
 */
export class AvailabilityRoute {
  readonly #services: Services;
  /** Names and values in turn, as `writeHead` takes them fastest. */
  readonly #headers: string[];
  /** By their ids in order, and by the addresses that were asked for. */
  readonly #known = new LRUCache<string, Answer>({ max: MAX_KNOWN });

  constructor(services: Services, securityHeaders: Record<string, string>) {
    this.#services = services;
    this.#headers = Object.entries({ ...securityHeaders, ...HEADERS }).flat();
  }

  addTo(app: FastifyInstance): void {
    app.get(AVAILABILITY_PATH, async ({ url, ip }, reply) => {
      const { body } = await this.#read(url, ip);
      return reply.headers(HEADERS).send(body);
    });
  }

  /** @returns whether it has answered a request. */
  serve({ method, url = '' }: IncomingMessage, response: ServerResponse, requestId: string): boolean {
    const known = method === 'GET' && url.startsWith(PREFIX) ? this.#find(url) : null;
    if (!known) return false;
    const length = ['content-length', String(known.body.length)];
    response.writeHead(200, [...this.#headers, ...length, 'x-request-id', requestId]);
    response.end(known.body);
    return true;
  }

  #find(key: string): Answer | null {
    const known = this.#known.get(key);
    return known && known.until > performance.now() ? known : null;
  }

  async #read(url: string, address: string): Promise<Answer> {
    const keys = idsIn(url);
    const key = keys.join();
    const answer = this.#find(key) ?? (await this.#ask(keys, address));
    this.#known.set(key, answer);
    if (url.length <= MAX_REMEMBERED_URL) this.#known.set(url, answer);
    return answer;
  }

  async #ask(keys: readonly string[], address: string): Promise<Answer> {
    const { availability, addressLimits } = this.#services;
    addressLimits.take('availability', { address, viewer: { kind: 'anonymous' } });
    const { answers, until } = await availability.read(keys);
    return { body: Buffer.from(JSON.stringify({ availability: answers })), until };
  }
}

/** In one order, each once, whatever the order they are asked for in. @throws UserError */
function idsIn(url: string): string[] {
  const asked = new URLSearchParams(url.split('?', 2)[1]).getAll('ids').join();
  const ids = [...new Set(asked.toLowerCase().split(','))].toSorted();
  if (ids.length > MAX_IDS)
    assertValid({ ids: `At most ${MAX_IDS} variants can be asked for at a time; here are ${ids.length}` });
  const wrong = ids.find((id) => !ID.test(id));
  if (wrong !== undefined)
    assertValid({ ids: 'Name variants by their ids, with commas between: ?ids=…,…; one of these is none' });
  return ids;
}
