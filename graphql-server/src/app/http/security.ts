import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../kernel/config.ts';
import { UserError } from '../../kernel/errors.ts';
import { HEALTH_PATHS } from './readiness.ts';

/** The storefront's pages name their scripts and styles in a meta tag; what only a header can say is here. */
export const SITE_CSP = "frame-ancestors 'self'; base-uri 'self'; form-action 'self'; object-src 'none'";

export const ADMIN_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const PLAYGROUND_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For answers that are no page: data, and uploaded images. */
export const DATA_CSP = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** For an email that the admin shows in a frame: its styles and the shop's images, and nothing that could run or lead anywhere. */
export const MAIL_CSP = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  'sandbox',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Of what is nothing for a cache in between, as it tells of people. */
export const NEVER_CACHED = 'private, no-store';

/** Of every answer, beside its policy. */
const SECURITY_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'SAMEORIGIN',
};

/** Where people use https, browsers never ask by http again. */
const HTTPS_HEADERS = { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000' };

function isHttps({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl?.protocol === 'https:';
}

/** The headers of answers that bypass the framework. @returns a function that gives them by the address at that moment: names and values in turn, as `writeHead` takes them fastest */
export function rawHeaders(config: Pick<Config, 'publicUrl'>, own: Record<string, string>): () => string[] {
  const [forHttp, forHttps] = [SECURITY_HEADERS, HTTPS_HEADERS].map((shared) =>
    Object.entries({ ...shared, ...own }).flat(),
  ) as [string[], string[]];
  return () => (isHttps(config) ? forHttps : forHttp);
}

/** What a browser says of a request that one of this server's own pages, or the person at it, made. */
const OWN_SITES = new Set(['same-origin', 'none']);
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
const MISDIRECTED = 421;
/** Asked by any name of the machine, like the health checks; who may is said in metrics-route.ts. */
export const METRICS_PATH = '/metrics';

/** Security headers for every answer, and a refusal for what names another host than this server's; not for probes. */
export function addSecurity(app: FastifyInstance, config: Config): void {
  const forAnyHost = new Set<unknown>([...HEALTH_PATHS, METRICS_PATH]);
  app.addHook('onRequest', (request, reply, done) => {
    // Each kind of page sets a policy of its own.
    reply.headers({
      ...(isHttps(config) ? HTTPS_HEADERS : SECURITY_HEADERS),
      ...{ 'x-request-id': request.id, 'content-security-policy': DATA_CSP },
    });
    if (!forAnyHost.has(request.routeOptions.url)) assertKnownHost(request, config);
    done();
  });
}

/** A proxy's request names the host in its address, which counts more than the header (RFC 9112, section 3.2.2). */
function hostInAddress({ url = '' }: IncomingMessage): string | null {
  return url.startsWith('/') || !URL.canParse(url) ? null : new URL(url).hostname;
}

/**
 * A page of another site can have its own name lead to this server's address (DNS rebinding), and would then be of the
 * same origin: only names that this server is known by are answered.
 * @throws UserError when the request names another host, none, or several.
 */
function assertKnownHost({ raw, hostname }: FastifyRequest, config: Config): void {
  if (!URL.canParse(`http://${hostname}/`) || !hasOneHost(raw)) {
    throw new UserError('BAD_USER_INPUT', 'The Host header of this request cannot be read.');
  }
  const unknown = [hostname, hostInAddress(raw) ?? hostname].find((name) => !isKnownHost(name, config));
  if (unknown === undefined) return;
  throw new UserError(
    'FORBIDDEN',
    `This server is not known as ${unknown}: if it is to be, set PUBLIC_URL to the address that people use.`,
    { status: MISDIRECTED },
  );
}

/** Whether a name leads to this machine itself, whatever a name server says. @param hostname without a port. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** @param hostname without a port. */
export function isKnownHost(hostname: string, { host, publicUrl }: Config): boolean {
  const name = hostname.toLowerCase();
  // A URL has an IPv6 address in brackets.
  const own = host.includes(':') ? `[${host.toLowerCase()}]` : host.toLowerCase();
  return LOOPBACK.test(name) || name === own || name === publicUrl?.hostname;
}

/** Node.js takes the first of several, a proxy in front maybe the last. */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

/**
 * Refuses what a page of another origin made a browser send. Every browser of the last years sends `Sec-Fetch-Site`,
 * and every one `Origin` with a POST; what sends neither (curl, a server) has no rights but its own.
 * @throws UserError, by the headers alone.
 */
export function assertSameOrigin(
  { headers, host, log }: Pick<FastifyRequest, 'headers' | 'host' | 'log'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isForeignSite = site !== undefined && !OWN_SITES.has(String(site));
  const ownHosts = new Set([host?.toLowerCase(), publicUrl?.host]);
  const isOwnOrigin = origin === undefined || (URL.canParse(origin) && ownHosts.has(new URL(origin).host));
  if (!isForeignSite && isOwnOrigin) return;
  log.warn({ origin, site, host }, 'A cross-site request was refused.');
  throw new UserError(
    'FORBIDDEN',
    // Of the same origin for the browser, and not for us: a proxy in front has put its own name into Host.
    site === 'same-origin'
      ? 'Requests from pages of other sites are refused. If a proxy stands before this server, set PUBLIC_URL to the address that people use.'
      : 'Requests from pages of other sites are refused.',
  );
}

/** One proxy has added its client last; what stands before that, the client may have made up. */
function isNearest(_: string, hop: number): boolean {
  return hop === 0;
}

/** Whose word of who the client is counts, in the form that Fastify takes. */
export function trustedProxies({
  trustProxy,
}: Pick<Config, 'trustProxy'>): typeof isNearest | string[] | false {
  return trustProxy === true ? isNearest : trustProxy;
}

/** Finds the client's address, for requests that Fastify does not see. */
export function clientAddressFor(config: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  const trusted = trustedProxies(config);
  if (trusted === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trust = trusted === isNearest ? trusted : proxyAddress.compile(trusted as string[]);
  return (request) => proxyAddress(request, trust);
}
