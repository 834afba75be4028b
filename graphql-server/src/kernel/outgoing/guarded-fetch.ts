import { lookup } from 'node:dns';
import { lookup as lookupAll } from 'node:dns/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { kernelTexts } from '../messages.ts';
import { isIn, isPublic, listOf } from './reachable-addresses.ts';

const MAX_REDIRECTS = 5;
/** The time limit for resolving a host name before its URL is saved. */
const LOOKUP_MS = 2_000;
const LOCALHOST = /(^|\.)localhost\.?$/;
/** How long to wait for the start of a response. */
const BEGINNING_MS = 1_000;

export interface OutgoingRequest {
  /** The method, which is GET by default. A POST does not follow redirects. */
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** The time limit for the whole request, including redirects. */
  timeoutMs: number;
  /** A longer response is an error. 0: the body is not read. */
  maxBytes: number;
  /**
   * Whether to truncate a response that is too long or too slow, instead of failing. Errors after the status
   * are then ignored.
   */
  isCut?: boolean;
  /** Private networks that are nevertheless allowed, also with `http:`. */
  privateNetworks: readonly string[];
}

export interface OutgoingAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** When the status arrived, as `performance.now()`. */
  answeredAt: number;
}

/** Why a request was not sent or got no response: a sentence for the operator who entered the URL. */
export class OutgoingError extends Error {
  override name = 'OutgoingError';
}

/**
 * Requests a URL from a person, a file or another server, but never one in this server's private networks. It
 * checks the IP address it connects to, so that a change of DNS between check and connection has no effect.
 * @throws OutgoingError if the request is not allowed or gets no response
 */
export async function guardedFetch(address: string, request: OutgoingRequest): Promise<OutgoingAnswer> {
  const signal = AbortSignal.timeout(request.timeoutMs);
  const redirects = request.method === 'POST' ? 0 : MAX_REDIRECTS;
  let url = readAddress(address);
  try {
    for (let hop = 0; hop <= redirects; hop += 1) {
      const response = await connect(url, request, signal);
      const next = redirects > 0 ? redirectOf(response) : undefined;
      if (next === undefined) return await readAnswer(response, request);
      response.destroy();
      url = readAddress(next, url);
    }
  } catch (error) {
    throw toOutgoingError(error, url, signal, request.timeoutMs);
  }
  throw new OutgoingError(kernelTexts.tooManyRedirects({ address, max: redirects }));
}

/** @param base for relative redirects */
function readAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new OutgoingError(kernelTexts.notHttps({ address: text }));
  }
  if (url.username || url.password) throw new OutgoingError(kernelTexts.addressWithPassword);
  return url;
}

function connect(url: URL, request: OutgoingRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const check = checkFor(url, request.privateNetworks);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // DNS does not resolve an IP address, so `lookup` does not check it.
  if (isIP(host)) check(host);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { method = 'GET', headers = {}, body } = request;
  // Use no agent: it could reuse a connection that was allowed by other rules.
  const outgoing = send(url, { method, headers, signal, agent: false, lookup: checkedLookup(check) });
  outgoing.once('response', resolve).once('error', reject).end(body);
  return promise;
}

/** @returns a function that throws for a forbidden IP address */
function checkFor({ protocol, hostname }: URL, privateNetworks: readonly string[]) {
  const networks = listOf(privateNetworks);
  return (ip: string) => {
    if (isIn(networks, ip)) return;
    if (!isPublic(ip)) {
      throw new OutgoingError(kernelTexts.privateNetwork({ host: hostname }));
    }
    if (protocol !== 'https:') throw new OutgoingError(kernelTexts.useHttps({ host: hostname }));
  };
}

/** All IP addresses of a name must be allowed, because any of them may be used. */
function checkedLookup(check: (ip: string) => void): LookupFunction {
  return (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      try {
        for (const { address } of addresses) check(address);
      } catch (refusal) {
        return done(refusal as Error, []);
      }
      if (options.all) return done(null, addresses);
      const [first] = addresses;
      done(null, first?.address ?? '', first?.family);
    });
}

/**
 * Checks whether `guardedFetch` rejects this URL because it is in a private network. A name that cannot be resolved is allowed,
 * because it may be resolvable later.
 * @returns a sentence for the operator who entered it; null if the address is allowed
 */
export async function privateAddressFault(
  url: URL,
  privateNetworks: readonly string[],
): Promise<string | null> {
  const check = checkFor(url, privateNetworks);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : LOCALHOST.test(host) ? ['127.0.0.1'] : await addressesOf(host);
  try {
    for (const address of addresses) check(address);
    return null;
  } catch (error) {
    return (error as OutgoingError).message;
  }
}

async function addressesOf(host: string): Promise<string[]> {
  const found = lookupAll(host, { all: true }).then(
    (addresses) => addresses.map(({ address }) => address),
    () => [],
  );
  return Promise.race([found, sleep(LOOKUP_MS, [], { ref: false })]);
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined;
}

async function readAnswer(
  response: IncomingMessage,
  { maxBytes, isCut = false }: OutgoingRequest,
): Promise<OutgoingAnswer> {
  const { statusCode: status = 0, headers } = response;
  const answeredAt = performance.now();
  const body = await (isCut ? readBeginning : readWhole)(response, maxBytes);
  response.destroy();
  return { status, headers, body, answeredAt };
}

async function readWhole(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  if (maxBytes > 0) {
    let size = 0;
    for await (const chunk of response) {
      size += chunk.length;
      if (size > maxBytes) throw new OutgoingError(kernelTexts.responseTooLarge({ max: maxBytes }));
      chunks.push(chunk);
    }
  }
  return Buffer.concat(chunks);
}

async function readBeginning(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const patience = setTimeout(() => response.destroy(), BEGINNING_MS);
  try {
    let size = 0;
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBytes) break;
    }
  } catch {
    // Return the part that has arrived.
  } finally {
    clearTimeout(patience);
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

function toOutgoingError(error: unknown, { host }: URL, signal: AbortSignal, timeoutMs: number): Error {
  if (error instanceof OutgoingError) return error;
  if (signal.aborted) return new OutgoingError(kernelTexts.hostSilent({ host, seconds: timeoutMs / 1000 }));
  const { code, message } = error as NodeJS.ErrnoException;
  return new OutgoingError(kernelTexts.hostUnreachable({ host, reason: code ?? message }));
}
