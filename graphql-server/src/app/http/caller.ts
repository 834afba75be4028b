import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../kernel/config.ts';
import { UserError } from '../../kernel/errors.ts';
import type { Viewer } from '../../kernel/roles.ts';
import type { Identities } from '../../modules/accounts/identities.ts';
import { relyingPartyFor } from '../../modules/accounts/relying-party.ts';
import { appMessages, appTexts } from '../messages.ts';
import type { Caller } from '../shop/context.ts';
import { forwardingSignOf } from './forwarded.ts';
import { browserCookieFor, readSessionToken, sessionCookieFor } from './session-cookie.ts';

/** An app's server sends the shopper's address in this header. */
const HEADER = 'x-shopper-address';

/**
 * The form of a bearer token. Other forms are ignored, because a proxy in front may require its own
 * credentials in the same header.
 */
const BEARER = /^Bearer +(.*)$/i;
/** The minimum time between two warnings, because anonymous callers can send any number of requests. */
const WARN_EVERY_MS = 60_000;
let warnedAt = Number.NEGATIVE_INFINITY;

interface Identified {
  identities: Identities;
  config: Config;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null until `identifyCaller` has run. */
    viewer: Viewer | null;
  }
}

export function addCallers(app: FastifyInstance): void {
  app.decorateRequest('viewer', null).decorateRequest('isCrossOrigin', false);
}

export function bearerTokenOf({ headers }: FastifyRequest): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** Identifies the caller of a request, once. @throws UserError for an invalid token */
export async function identifyCaller(
  request: FastifyRequest,
  { identities, config }: Identified,
): Promise<void> {
  const viewer = await identities.identify({
    sessionToken: readSessionToken(request, config),
    bearer: bearerTokenOf(request),
  });
  request.viewer = viewerAtMachine(request, viewer, config);
}

/**
 * Until an account exists, everyone at this machine has all rights. A proxy on this machine forwards the requests of strangers,
 * who must not have these rights.
 */
function viewerAtMachine(request: FastifyRequest, viewer: Viewer, config: Config): Viewer {
  if (viewer.kind !== 'open' || viewer.isCommand || config.isAdminOpenToAll) return viewer;
  const sign = forwardingSignOf(request.raw, request.raw.headers.host?.replace(/:\d+$/, '') ?? '');
  if (sign === null) return viewer;
  const now = performance.now();
  if (now - warnedAt > WARN_EVERY_MS) {
    warnedAt = now;
    request.log.warn({ because: sign }, appTexts.deniedBehindProxy);
  }
  return { kind: 'anonymous', refusal: appMessages.noAccountBehindProxy };
}

/** Whether an operator's browser sent the request. Checks only the session cookie, because browsers send no tokens. */
export async function isOperator(
  request: FastifyRequest,
  { identities, config }: Identified,
): Promise<boolean> {
  const sessionToken = readSessionToken(request, config);
  const viewer = await identities.identify({ sessionToken, bearer: null });
  return viewerAtMachine(request, viewer, config).kind !== 'anonymous';
}

export function viewerOf(request: FastifyRequest): Viewer {
  return request.viewer ?? { kind: 'anonymous' };
}

/** The facts about the request that services need, taken from its reply. */
export function callerOf(reply: FastifyReply, config: Config): Caller {
  const { request } = reply;
  const { id, log } = request;
  return {
    id,
    log,
    viewer: viewerOf(request),
    address: request.ip,
    shopperAddress: shopperAddressOf(request, viewerOf(request)),
    userAgent: request.headers['user-agent'] ?? '',
    sessionCookie: sessionCookieFor(reply, config),
    browserCookie: browserCookieFor(reply, config),
    relyingParty: () => relyingPartyFor(config.publicUrl, request.host),
    // Listen to the response: the request's own close event only means that its body was read.
    onClose: (listener) => void reply.raw.once('close', listener),
  };
}

/**
 * The shopper's address that an app sends, for rate limits per shopper. Ignored without a token with the scope STOREFRONT.
 * @throws UserError for anything but one IP address
 */
export function shopperAddressOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  viewer: Viewer,
): string | null {
  const value = headers[HEADER];
  if (value === undefined || viewer.kind !== 'token' || !viewer.scopes.includes('STOREFRONT')) return null;
  if (typeof value === 'string' && isIP(value) !== 0) return value;
  throw new UserError('BAD_USER_INPUT', appMessages.invalidShopperAddress);
}
