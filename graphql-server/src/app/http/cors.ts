import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../kernel/config.ts';
import { UserError } from '../../kernel/errors.ts';
import type { Identities } from '../../modules/accounts/identities.ts';
import { appMessages } from '../messages.ts';
import { bearerTokenOf } from './caller.ts';

const ANY_ORIGIN = '*';

type CorsSettings = Pick<Config, 'corsOrigins' | 'publicUrl'>;

const HTTP_NO_CONTENT = 204;
const PREFLIGHT_AGE_S = 24 * 60 * 60;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether a page of an allowed other site sent the request. */
    isCrossOrigin: boolean;
  }
}

/** @returns the origin of the page that sent a request, if it is an allowed other site; otherwise null */
export function crossOriginOf(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  { corsOrigins, publicUrl }: CorsSettings,
): string | null {
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return null;
  const { host: asking } = new URL(origin);
  if (asking === host?.toLowerCase() || asking === publicUrl?.host) return null;
  return corsOrigins.includes(ANY_ORIGIN) || corsOrigins.includes(origin.toLowerCase()) ? origin : null;
}

/** Lets a page of another site read the response. It is anonymous: no cookie is read or set, and credentials are not allowed. */
export function allowCrossOrigin(request: FastifyRequest, reply: FastifyReply, origin: string): void {
  request.isCrossOrigin = true;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After, X-Request-Id',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Origin',
  });
}

/** Answers a browser's preflight request. */
export function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'Content-Type, Authorization',
      'access-control-max-age': String(PREFLIGHT_AGE_S),
    })
    .code(HTTP_NO_CONTENT)
    .send();
}

/**
 * Identifies the caller of a request from another site's page: anonymous, or an app with its token. @throws UserError for any
 * other token
 */
export async function identifyCrossOrigin(
  request: FastifyRequest,
  { identities }: { identities: Identities },
): Promise<void> {
  const bearer = bearerTokenOf(request);
  request.viewer = { kind: 'anonymous' };
  if (bearer === null) return;
  const viewer = await identities.identify({ sessionToken: null, bearer });
  const isOfApp = viewer.kind === 'token' && viewer.scopes.every((scope) => scope === 'STOREFRONT');
  if (!isOfApp) throw new UserError('FORBIDDEN', appMessages.onlyStorefrontToken);
  request.viewer = viewer;
}
