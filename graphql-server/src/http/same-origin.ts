import type { IncomingMessage } from 'node:http';
import { UserError } from '../errors.ts';

/** What a browser says of a request that one of this server's own pages, or the person at it, made. */
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Refuses what a page of another origin made a browser send. Every browser of the last years sends `Sec-Fetch-Site`,
 * and every one `Origin` with a POST; what sends neither (curl, a server) carries nobody's rights but its own.
 * @throws UserError, by the headers alone.
 */
export function assertSameOrigin({ headers }: IncomingMessage): void {
  const site = headers['sec-fetch-site'];
  const isForeignSite = site !== undefined && !OWN_SITES.has(String(site));
  const isForeignOrigin = headers.origin !== undefined && !isOwnOrigin(headers.origin, headers.host);
  if (isForeignSite || isForeignOrigin) {
    throw new UserError('FORBIDDEN', 'Requests from pages of other sites are refused.');
  }
}

function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
