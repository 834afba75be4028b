import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** Answered for any `Host`: probes send an IP address or a cluster's name, and the answers are no secret. */
export const HEALTH_PATHS = ['/healthz', '/readyz'];

/**
 * GET /healthz: the process answers. GET /readyz: a balancer should send requests here. GET /readyz?for=orders: changes and orders are
 * accepted now.
 */
export function addHealthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get<{ Querystring: { for?: unknown } }>('/readyz', async ({ query }, reply) => {
    const { isReady, report } = await readiness.read(query.for === 'orders');
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(report);
  });
}
