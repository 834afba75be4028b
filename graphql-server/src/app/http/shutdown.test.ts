import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { GracefulShutdown } from './shutdown.ts';

async function listening(): Promise<{ app: FastifyInstance; shutdown: GracefulShutdown; port: number }> {
  const app = Fastify();
  const shutdown = new GracefulShutdown();
  shutdown.watch(app);
  app.get('/', async () => 'answered');
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, shutdown, port: (app.server.address() as { port: number }).port };
}

async function connected({ server }: FastifyInstance, port: number): Promise<Socket> {
  const accepted = once(server, 'connection');
  const socket = connect(port, '127.0.0.1');
  await accepted;
  return socket;
}

const ASKED = 'GET / HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n';

test('a request on a connection that was opened before the shutdown is answered', async () => {
  const { app, shutdown, port } = await listening();
  const socket = await connected(app, port);
  const closed = shutdown.close(app);
  while (app.server.listening) await new Promise((resolve) => setImmediate(resolve));
  socket.write(ASKED);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*answered$/s);
  await closed;
});

test('an idle connection is closed', async () => {
  const { app, shutdown, port } = await listening();
  const socket = await connected(app, port);
  await shutdown.close(app);
  expect(await text(socket)).toBe('');
});
