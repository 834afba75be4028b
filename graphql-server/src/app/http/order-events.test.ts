import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Services } from '../shop/context.ts';
import { addCallers } from './caller.ts';
import { addOrderEvents } from './order-events.ts';
import type { GracefulShutdown } from './shutdown.ts';

/** A text that is longer than a connection buffers while its client is not reading. */
const LONG = 'x'.repeat(20 * 1024 * 1024);
const POLL_MS = 500;

const ANYBODY = {
  config: { publicUrl: null, trustProxy: false, host: '127.0.0.1' },
  identities: { identify: async () => ({ kind: 'open' }) },
};
const MAX_STREAMS_OF_ONE = 20;

test('one operator cannot use up all streams, and gets new ones after closing some', async () => {
  const services = {
    ...ANYBODY,
    identities: {
      identify: async ({ bearer }: { bearer: string }) => ({
        kind: 'session',
        role: 'OWNER',
        operatorId: bearer,
      }),
    },
    orderState: { find: () => ({ toArray: async () => [] }) },
    orders: { countDocuments: async () => 0 },
  } as unknown as Services;
  // End open streams at the end, because a stream is open for as long as its client wants it.
  const app = Fastify({ forceCloseConnections: true });
  onTestFinished(() => app.close());
  app.setErrorHandler((error, _, reply) => reply.code((error as { status?: number }).status ?? 500).send());
  addCallers(app);
  addOrderEvents(app, services, { isClosing: false } as GracefulShutdown);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const open = async (operator: string) => {
    const headers = { authorization: `Bearer ${operator}` };
    const [answer] = await once(get(`${url}/api/orders/events`, { headers, agent: false }), 'response');
    return answer as IncomingMessage;
  };
  const statusFor = async (operator: string) => (await open(operator)).statusCode;
  const first = await open('a');
  expect(first.statusCode).toBe(200);
  for (let count = 1; count < MAX_STREAMS_OF_ONE; count += 1) expect(await statusFor('a')).toBe(200);
  expect(await statusFor('a')).toBe(503);
  expect(await statusFor('b')).toBe(200);
  first.destroy();
  await expect.poll(() => statusFor('a')).toBe(200);
});

test('nothing is written to a stream that has ended, even if its connection hangs', async () => {
  let count = 0;
  const services = {
    ...ANYBODY,
    // Every poll finds another order.
    orderState: { find: () => ({ toArray: async () => [{ count: ++count }] }) },
    orders: { countDocuments: async () => LONG },
  } as unknown as Services;
  const shutdown = { isClosing: false };
  const app = Fastify();
  onTestFinished(() => app.close());
  addCallers(app);
  const errors: unknown[] = [];
  let isEnded = () => false;
  app.addHook('onRequest', async (_, { raw }) => {
    raw.on('error', (error) => errors.push(error));
    isEnded = () => raw.writableEnded;
  });
  addOrderEvents(app, services, shutdown as GracefulShutdown);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').pause();
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write('GET /api/orders/events HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => count).toBeGreaterThan(1);
  shutdown.isClosing = true;
  await expect.poll(isEnded).toBe(true);
  const told = count;
  await new Promise((resolve) => setTimeout(resolve, 3 * POLL_MS));
  expect(errors).toEqual([]);
  expect(count).toBe(told);
});
