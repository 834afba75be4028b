import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../kernel/config.ts';
import { UserError } from '../../kernel/errors.ts';
import { isSameSecret } from '../../modules/accounts/secrets.ts';
import { appMessages } from '../messages.ts';
import { AVAILABILITY_PATH } from './availability-route.ts';
import { bearerTokenOf } from './caller.ts';
import { forwardingSignOf } from './forwarded.ts';
import type { Metrics } from './metrics.ts';
import { METRICS_PATH } from './security.ts';

const FILE_ROUTES = ['/_astro/', '/admin/', '/graphql/', '/uploads/'];
const OTHER_FILES = '/*';

/** Measures every request that Fastify handles, and serves GET /metrics. */
export function addMetrics(app: FastifyInstance, metrics: Metrics, config: Config): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions;
    const route = url === undefined || url === OTHER_FILES ? fileRoute(request.url) : url;
    metrics.requests.observe(request.method, route, reply.statusCode, reply.elapsedTime);
    done();
  });
  app.get(METRICS_PATH, async (request, reply) => {
    assertMayRead(request, config);
    return reply
      .headers({ 'content-type': metrics.contentType, 'cache-control': 'no-store' })
      .send(await metrics.text());
  });
}

/** A placeholder instead of the address of a file or an unknown address. */
export function fileRoute(url: string): string {
  if (url.startsWith(`${AVAILABILITY_PATH}?`)) return AVAILABILITY_PATH;
  const folder = FILE_ROUTES.find((route) => url.startsWith(route));
  return folder ? `${folder}*` : OTHER_FILES;
}

/**
 * Allows callers with the token. Without a configured token, allows callers on this machine unless they may have come through a
 * proxy.
 * @throws UserError
 */
function assertMayRead(request: FastifyRequest, config: Config): void {
  const { raw, hostname } = request;
  const { metricsToken, publicUrl, trustProxy } = config;
  if (metricsToken !== null) {
    if (isSameSecret(bearerTokenOf(request) ?? '', metricsToken)) return;
    throw new UserError('UNAUTHENTICATED', appMessages.metricsNeedToken);
  }
  const mayBeProxied = publicUrl !== null || trustProxy !== false || forwardingSignOf(raw, hostname) !== null;
  if (!mayBeProxied) return;
  throw new UserError('FORBIDDEN', appMessages.metricsOnlyHere);
}
