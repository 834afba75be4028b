import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MAX_AGE_S } from '../accounts/collections.ts';
import type { SessionCookie } from '../accounts/context.ts';
import type { Config } from '../config.ts';
import { UserError } from '../errors.ts';
import { isLoopback } from './security.ts';

/**
 * The prefix lets a browser take the cookie over HTTPS only, and for this host alone. Over plain HTTP on this machine
 * there is nobody to protect it from, and some browsers would not take it.
 */
const SECURE_NAME = '__Host-session';
const PLAIN_NAME = 'session';
const UNSAFE =
  'Passwords are taken over HTTPS only, or on this machine itself: set PUBLIC_URL to the https address, or TRUST_PROXY, if a proxy speaks HTTPS for this server.';

/** @returns null when there is no cookie. */
export function readSessionToken(request: FastifyRequest): string | null {
  const wanted = `${isPlain(request) ? PLAIN_NAME : SECURE_NAME}=`;
  const cookies = (request.headers.cookie ?? '').split(/; */);
  return cookies.find((cookie) => cookie.startsWith(wanted))?.slice(wanted.length) || null;
}

/** Sets the cookie with the answer. */
export function sessionCookieFor(
  reply: FastifyReply,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): SessionCookie {
  const { request } = reply;
  const write = (token: string, seconds: number | null) => {
    const plain = isPlain(request);
    const parts = [`${plain ? PLAIN_NAME : SECURE_NAME}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'];
    if (!plain) parts.push('Secure');
    if (seconds !== null) parts.push(`Max-Age=${seconds}`);
    reply.header('set-cookie', parts.join('; '));
  };
  return {
    assertPrivate: () => {
      const isHttps = request.protocol === 'https' || publicUrl?.protocol === 'https:';
      if (!isHttps && !isLoopback(request.hostname)) throw new UserError('FORBIDDEN', UNSAFE);
    },
    set: (token, isRemembered) => write(token, isRemembered ? SESSION_MAX_AGE_S : null),
    clear: () => write('', 0),
  };
}

function isPlain({ protocol, hostname }: FastifyRequest): boolean {
  return protocol !== 'https' && isLoopback(hostname);
}
