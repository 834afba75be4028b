import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../kernel/config.ts';
import { UserError } from '../../kernel/errors.ts';
import { CHALLENGE_VALID_S, SESSION_MAX_AGE_S } from '../../modules/accounts/collections.ts';
import type { BrowserCookie, SessionCookie } from '../../modules/accounts/context.ts';
import { appMessages } from '../messages.ts';
import { isLoopback } from './security.ts';

/**
 * With this prefix, browsers accept the cookie only over HTTPS and for this host. It is omitted for HTTP on this machine, where
 * some browsers would reject it.
 */
const SECURE_PREFIX = '__Host-';
const SESSION = 'session';
const BROWSER = 'passkey';

type PublicAddress = Pick<Config, 'publicUrl'>;

/** @returns the session token; null when there is no cookie */
export function readSessionToken(request: FastifyRequest, config: PublicAddress): string | null {
  return read(request, config, SESSION);
}

function read(request: FastifyRequest, config: PublicAddress, name: string): string | null {
  const wanted = `${nameFor(request, config, name)}=`;
  const cookies = (request.headers.cookie ?? '').split(/; */);
  return cookies.find((cookie) => cookie.startsWith(wanted))?.slice(wanted.length) || null;
}

/** Sets the cookie with the response. */
export function sessionCookieFor(reply: FastifyReply, config: PublicAddress): SessionCookie {
  const { request } = reply;
  return {
    assertPrivate: () => {
      if (request.isCrossOrigin) throw new UserError('FORBIDDEN', appMessages.signInCrossSite);
      if (!isHttps(request, config) && !isLoopback(request.hostname)) {
        throw new UserError('FORBIDDEN', appMessages.signInNeedsHttps);
      }
    },
    set: (token, isRemembered) =>
      write(reply, config, SESSION, token, isRemembered ? SESSION_MAX_AGE_S : null),
    clear: () => write(reply, config, SESSION, '', 0),
  };
}

/** Sets the cookie that binds a challenge to a browser. */
export function browserCookieFor(reply: FastifyReply, config: PublicAddress): BrowserCookie {
  return {
    read: () => read(reply.request, config, BROWSER),
    set: (token) => write(reply, config, BROWSER, token, CHALLENGE_VALID_S),
    clear: () => write(reply, config, BROWSER, '', 0),
  };
}

function write(
  reply: FastifyReply,
  config: PublicAddress,
  name: string,
  token: string,
  seconds: number | null,
): void {
  const { request } = reply;
  const parts = [`${nameFor(request, config, name)}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (!isPlain(request, config)) parts.push('Secure');
  if (seconds !== null) parts.push(`Max-Age=${seconds}`);
  reply.header('set-cookie', parts.join('; '));
}

function nameFor(request: FastifyRequest, config: PublicAddress, name: string): string {
  return isPlain(request, config) ? name : SECURE_PREFIX + name;
}

function isPlain(request: FastifyRequest, config: PublicAddress): boolean {
  return !isHttps(request, config) && isLoopback(request.hostname);
}

/** Whether visitors use HTTPS. A proxy in front may forward to `localhost` by plain HTTP. */
function isHttps({ protocol }: FastifyRequest, { publicUrl }: PublicAddress): boolean {
  return protocol === 'https' || publicUrl?.protocol === 'https:';
}
