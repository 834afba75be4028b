import type { FastifyInstance } from 'fastify';
import type { MongoClient } from 'mongodb';
import type { Services } from '../shop/context.ts';

const PING_TIMEOUT_MS = 800;

/** Answered for any `Host`: probes send an IP address or a cluster's name, and the answers are no secret. */
export const HEALTH_PATHS = ['/healthz', '/readyz'];

/** GET /healthz: the process answers. GET /readyz: so do its database and its shop, and what else there is to know. */
export function addHealthRoutes(
  app: FastifyInstance,
  client: MongoClient,
  { upkeep, publisher }: Pick<Services, 'upkeep' | 'publisher'>,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    try {
      await within(PING_TIMEOUT_MS, client.db('admin').command({ ping: 1 }));
      const { isLost } = publisher.current;
      const { state, error } = await within(PING_TIMEOUT_MS, publisher.read());
      const storefront = isLost || state === 'FAILED' ? { storefront: { isLost, state, error } } : {};
      const isReady = upkeep.state.status !== 'mending' && !isLost;
      return reply.code(isReady ? 200 : 503).send({ ...upkeep.state, ...storefront });
    } catch {
      return reply.code(503).send({ status: 'unavailable', message: 'The database does not answer.' });
    }
  });
}

async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('It took too long')), milliseconds);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}
