import { lookup } from 'node:dns';
import { lookup as lookupAll } from 'node:dns/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isIn, isPublic, listOf } from './reachable-addresses.ts';

const MAX_REDIRECTS = 5;
/** How long a name is looked up before an address is saved. */
const LOOKUP_MS = 2_000;
const LOCALHOST = /(^|\.)localhost\.?$/;
/** For so long the beginning of an answer is waited for. */
const BEGINNING_MS = 1_000;

export interface OutgoingRequest {
  /** A POST is not redirected. */
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** For the whole of it, redirects included. */
  timeoutMs: number;
  /** A longer answer is an error. 0: its content is not read. */
  maxBytes: number;
  /** A longer answer, and one that takes its time, is cut instead: nothing that comes behind the status is an error. */
  isCut?: boolean;
  /** Networks that are not public, and may be reached all the same: by `http:` too. */
  privateNetworks: readonly string[];
}

export interface OutgoingAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** When the status came, by `performance.now()`. */
  answeredAt: number;
}

/** Why an address was not requested, or gave no answer: a sentence for the operator who entered it. */
export class OutgoingError extends Error {
  override name = 'OutgoingError';
}

/**
 * Asks an address that a person, a file or another server has named, and never one of the networks that this server
 * stands in. The check is of the very IP addresses that are connected to, so that no name can change between the two.
 * @throws OutgoingError
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
  throw new OutgoingError(`${address} redirects more than ${redirects} times.`);
}

/** @param base what a redirect is relative to. */
function readAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new OutgoingError(`${text} is not an address that begins with https://.`);
  }
  if (url.username || url.password) throw new OutgoingError('An address with a password in it is not asked.');
  return url;
}

function connect(url: URL, request: OutgoingRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const check = checkFor(url, request.privateNetworks);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // What is an IP address already is not looked up.
  if (isIP(host)) check(host);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { method = 'GET', headers = {}, body } = request;
  // Without an agent there is no connection from before, made by other rules.
  const outgoing = send(url, { method, headers, signal, agent: false, lookup: checkedLookup(check) });
  outgoing.once('response', resolve).once('error', reject).end(body);
  return promise;
}

/** @returns what throws for an IP address that may not be reached. */
function checkFor({ protocol, hostname }: URL, privateNetworks: readonly string[]) {
  const networks = listOf(privateNetworks);
  return (ip: string) => {
    if (isIn(networks, ip)) return;
    if (!isPublic(ip)) {
      throw new OutgoingError(
        `${hostname} is in a private network: name it in PRIVATE_NETWORKS if it is meant.`,
      );
    }
    if (protocol !== 'https:') throw new OutgoingError(`${hostname} is only asked by https://.`);
  };
}

/** All addresses of a name must be allowed: which of them is taken is not known. */
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
 * Why `guardedFetch` would never request this address: it is in a private network. A name that cannot be resolved now is allowed,
 * because it may be later.
 * @returns a sentence for the operator who entered it; null where nothing is wrong
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
      if (size > maxBytes) throw new OutgoingError(`The answer is longer than ${maxBytes} bytes.`);
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
    // What has come until then is the beginning.
  } finally {
    clearTimeout(patience);
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

function toOutgoingError(error: unknown, { host }: URL, signal: AbortSignal, timeoutMs: number): Error {
  if (error instanceof OutgoingError) return error;
  if (signal.aborted) return new OutgoingError(`${host} did not answer within ${timeoutMs / 1000} s.`);
  const { code, message } = error as NodeJS.ErrnoException;
  return new OutgoingError(`${host} cannot be reached (${code ?? message}).`);
}
