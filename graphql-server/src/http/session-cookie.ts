import type { FastifyReply, FastifyRequest } from 'fastify';
import { CHALLENGE_VALID_S, SESSION_MAX_AGE_S } from '../accounts/collections.ts';
import type { BrowserCookie, SessionCookie } from '../accounts/context.ts';
import type { Config } from '../config.ts';
import { UserError } from '../errors.ts';
import { isLoopback } from './security.ts';

/**
 * The prefix lets a browser take the cookie over HTTPS only, and for this host alone. Over plain HTTP on this machine
 * there is nobody to protect it from, and some browsers would not take it.
 */
const SECURE_PREFIX = '__Host-';
const SESSION = 'session';
const BROWSER = 'passkey';
const UNSAFE =
  'Passwords are taken over HTTPS only, or on this machine itself: set PUBLIC_URL to the https address, or TRUST_PROXY, if a proxy speaks HTTPS for this server.';

/** @returns null when there is no cookie. */
export function readSessionToken(request: FastifyRequest): string | null {
  return read(request, SESSION);
}

function read(request: FastifyRequest, name: string): string | null {
  const wanted = `${nameFor(request, name)}=`;
  const cookies = (request.headers.cookie ?? '').split(/; */);
  return cookies.find((cookie) => cookie.startsWith(wanted))?.slice(wanted.length) || null;
}

/** Sets the cookie with the answer. */
export function sessionCookieFor(
  reply: FastifyReply,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): SessionCookie {
  const { request } = reply;
  return {
    assertPrivate: () => {
      const isHttps = request.protocol === 'https' || publicUrl?.protocol === 'https:';
      if (!isHttps && !isLoopback(request.hostname)) throw new UserError('FORBIDDEN', UNSAFE);
    },
    set: (token, isRemembered) => write(reply, SESSION, token, isRemembered ? SESSION_MAX_AGE_S : null),
    clear: () => write(reply, SESSION, '', 0),
  };
}

/** Sets the cookie that binds a challenge to a browser. */
export function browserCookieFor(reply: FastifyReply): BrowserCookie {
  return {
    read: () => read(reply.request, BROWSER),
    set: (token) => write(reply, BROWSER, token, CHALLENGE_VALID_S),
    clear: () => write(reply, BROWSER, '', 0),
  };
}

function write(reply: FastifyReply, name: string, token: string, seconds: number | null): void {
  const { request } = reply;
  const parts = [`${nameFor(request, name)}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (!isPlain(request)) parts.push('Secure');
  if (seconds !== null) parts.push(`Max-Age=${seconds}`);
  reply.header('set-cookie', parts.join('; '));
}

function nameFor(request: FastifyRequest, name: string): string {
  return isPlain(request) ? name : SECURE_PREFIX + name;
}

function isPlain({ protocol, hostname }: FastifyRequest): boolean {
  return protocol !== 'https' && isLoopback(hostname);
}
