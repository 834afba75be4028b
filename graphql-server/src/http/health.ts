import type { FastifyInstance } from 'fastify';
import type { MongoClient } from 'mongodb';
import type { Upkeep } from '../catalogue/upkeep.ts';

const PING_TIMEOUT_MS = 800;

/** Probes name an address or a name of the cluster's own, and what these answer is nobody's secret. */
export const HEALTH_PATHS = ['/healthz', '/readyz'];

/** GET /healthz: the process answers. GET /readyz: so does its database, and what else there is to know. */
export function addHealthRoutes(app: FastifyInstance, client: MongoClient, upkeep: Upkeep): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    try {
      await within(PING_TIMEOUT_MS, client.db('admin').command({ ping: 1 }));
      return reply.code(upkeep.state.status === 'mending' ? 503 : 200).send(upkeep.state);
    } catch {
      return reply.code(503).send({ status: 'unavailable', message: 'The database does not answer.' });
    }
  });
}

async function within(milliseconds: number, answer: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('It took too long')), milliseconds);
  await Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}
