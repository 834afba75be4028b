import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../kernel/config.ts';
import { UserError } from '../../kernel/errors.ts';
import type { Identities } from '../../modules/accounts/identities.ts';
import { bearerTokenOf } from './caller.ts';

const ANY_ORIGIN = '*';

type CorsSettings = Pick<Config, 'corsOrigins' | 'publicUrl'>;

const HTTP_NO_CONTENT = 204;
const PREFLIGHT_AGE_S = 24 * 60 * 60;
const ONLY_STOREFRONT =
  'Pages of other sites may send a token of the scope STOREFRONT alone: whoever opens the page can read it.';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether a page of another site sent it, one of those that may read what anybody may. */
    isCrossOrigin: boolean;
  }
}

/** @returns the origin of the page that sent a request, where it is another site's that may; null for all others */
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

/**
 * Lets a page of another site read the answer. It is answered what anybody is: no cookie is read or set, and credentials are not
 * allowed.
 */
export function allowCrossOrigin(request: FastifyRequest, reply: FastifyReply, origin: string): void {
  request.isCrossOrigin = true;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After, X-Request-Id',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Origin',
  });
}

/** Answers what a browser asks before it sends a page's request. */
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

/** Finds out who sends a request from another site's page: an anonymous caller, or an app with a token for it. @throws UserError for any other token */
export async function identifyCrossOrigin(
  request: FastifyRequest,
  { identities }: { identities: Identities },
): Promise<void> {
  const bearer = bearerTokenOf(request);
  request.viewer = { kind: 'anonymous' };
  if (bearer === null) return;
  const viewer = await identities.identify({ sessionToken: null, bearer });
  const isOfApp = viewer.kind === 'token' && viewer.scopes.every((scope) => scope === 'STOREFRONT');
  if (!isOfApp) throw new UserError('FORBIDDEN', ONLY_STOREFRONT);
  request.viewer = viewer;
}
