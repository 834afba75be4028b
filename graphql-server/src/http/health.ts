import type { FastifyInstance } from 'fastify';
import type { MongoClient } from 'mongodb';

const PING_TIMEOUT_MS = 2_000;

/** GET /healthz: the process answers. GET /readyz: so does its database. */
export function addHealthRoutes(app: FastifyInstance, client: MongoClient): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    try {
      await client.db('admin').command({ ping: 1 }, { timeoutMS: PING_TIMEOUT_MS });
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'unavailable', message: 'The database does not answer.' });
    }
  });
}
