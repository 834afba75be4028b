import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../kernel/config.ts';
import { UserError } from '../../kernel/errors.ts';
import { appMessages, appTexts } from '../messages.ts';
import { HEALTH_PATHS } from './readiness.ts';

/**
 * The storefront's pages list their scripts and styles in a meta tag. The directives below work only in a
 * header.
 */
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

/** Browsers do not display PDFs in a sandbox. */
export const PDF_CSP = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
export const DATA_CSP = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** For an email that the admin shows in a frame: allows its styles and the shop's images, but no scripts or navigation. */
export const MAIL_CSP = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  'sandbox',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The header of responses with personal data, which no cache may store. */
export const NEVER_CACHED = 'private, no-store';

/** On every response, in addition to its policy. */
const SECURITY_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'SAMEORIGIN',
};

/** The headers for HTTPS. With them, browsers no longer use HTTP for this host. */
const HTTPS_HEADERS = { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000' };

function isHttps({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl?.protocol === 'https:';
}

/**
 * The headers of responses that bypass Fastify. @returns a function that returns them for the current address: alternating names
 * and values, the fastest form for `writeHead`
 */
export function rawHeaders(config: Pick<Config, 'publicUrl'>, own: Record<string, string>): () => string[] {
  const [forHttp, forHttps] = [SECURITY_HEADERS, HTTPS_HEADERS].map((shared) =>
    Object.entries({ ...shared, ...own }).flat(),
  ) as [string[], string[]];
  return () => (isHttps(config) ? forHttps : forHttp);
}

/**
 * The values of `Sec-Fetch-Site` for requests from this server's own pages, and for addresses that the user
 * entered.
 */
const OWN_SITES = new Set(['same-origin', 'none']);
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
const MISDIRECTED = 421;
/**
 * The path of the metrics. It is served for any `Host`, like the health checks; metrics-route.ts checks
 * access.
 */
export const METRICS_PATH = '/metrics';

/** Adds security headers to every response. Rejects requests for unknown hosts, except health checks. */
export function addSecurity(app: FastifyInstance, config: Config): void {
  const forAnyHost = new Set<unknown>([...HEALTH_PATHS, METRICS_PATH]);
  app.addHook('onRequest', (request, reply, done) => {
    // Each kind of page sets its own policy.
    reply.headers({
      ...(isHttps(config) ? HTTPS_HEADERS : SECURITY_HEADERS),
      ...{ 'x-request-id': request.id, 'content-security-policy': DATA_CSP },
    });
    if (!forAnyHost.has(request.routeOptions.url)) assertKnownHost(request, config);
    done();
  });
}

/** A request through a proxy has the host in its request line, which overrides the header (RFC 9112, section 3.2.2). */
function hostInAddress({ url = '' }: IncomingMessage): string | null {
  return url.startsWith('/') || !URL.canParse(url) ? null : new URL(url).hostname;
}

/**
 * Another site can point its own host name to this server's address (DNS rebinding) and would then share its origin. So the server
 * accepts only known host names.
 * @throws UserError when the request names an unknown host, none, or several
 */
function assertKnownHost({ raw, hostname }: FastifyRequest, config: Config): void {
  if (!URL.canParse(`http://${hostname}/`) || !hasOneHost(raw)) {
    throw new UserError('BAD_USER_INPUT', appMessages.unreadableHost);
  }
  const unknown = [hostname, hostInAddress(raw) ?? hostname].find((name) => !isKnownHost(name, config));
  if (unknown === undefined) return;
  throw new UserError('FORBIDDEN', appMessages.unknownHost({ host: unknown }), { status: MISDIRECTED });
}

/** Whether a name always leads to this machine, regardless of DNS. @param hostname without a port */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** @param hostname without a port */
export function isKnownHost(hostname: string, { host, publicUrl }: Config): boolean {
  const name = hostname.toLowerCase();
  // A URL encloses an IPv6 address in brackets.
  const own = host.includes(':') ? `[${host.toLowerCase()}]` : host.toLowerCase();
  return LOOPBACK.test(name) || name === own || name === publicUrl?.hostname;
}

/**
 * Whether a request has a single Host header. Of several, Node.js uses the first, but a proxy in front may
 * use the last.
 */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

/**
 * Rejects browser requests from pages of other origins. All current browsers send `Sec-Fetch-Site`, and `Origin` with a POST;
 * clients that send neither (curl, servers) have only their own rights.
 * @throws UserError
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
  log.warn({ origin, site, host }, appTexts.rejectedCrossSite);
  throw new UserError(
    'FORBIDDEN',
    // The browser sees the same origin but this server does not: a proxy in front has changed Host.
    site === 'same-origin' ? appMessages.crossSiteBehindProxy : appMessages.crossSite,
  );
}

/**
 * Trusts only the last address of the header, which our proxy appended. The client may have forged the
 * others.
 */
function isNearest(_: string, hop: number): boolean {
  return hop === 0;
}

/** The proxies that may name the client's address, in Fastify's format. */
export function trustedProxies({
  trustProxy,
}: Pick<Config, 'trustProxy'>): typeof isNearest | string[] | false {
  return trustProxy === true ? isNearest : trustProxy;
}

/** Finds the client's address for requests that Fastify does not see. */
export function clientAddressFor(config: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  const trusted = trustedProxies(config);
  if (trusted === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trust = trusted === isNearest ? trusted : proxyAddress.compile(trusted as string[]);
  return (request) => proxyAddress(request, trust);
}
