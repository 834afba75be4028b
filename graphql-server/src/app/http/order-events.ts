import type { FastifyInstance } from 'fastify';
import { UserError } from '../../kernel/errors.ts';
import { assertMay } from '../../kernel/roles.ts';
import { OrderWatch } from '../../modules/orders/order-watch.ts';
import { appMessages } from '../messages.ts';
import type { Services } from '../shop/context.ts';
import { identifyCaller, viewerOf } from './caller.ts';
import { assertSameOrigin, NEVER_CACHED } from './security.ts';
import type { GracefulShutdown } from './shutdown.ts';

const PATH = '/api/orders/events';
const MAX_STREAMS = 200;
/** More tabs than one person keeps open to follow orders. */
const MAX_STREAMS_OF_ONE = 20;
/** Proxies close idle connections. */
const BEAT_MS = 15_000;
/** After this time the browser reconnects, and the server checks its session again. */
const LONGEST_MS = 5 * 60_000;
const CHECK_MS = 250;

/**
 * GET /api/orders/events: a stream of server-sent events for the admin, with an `orders` event for each new or changed order. It
 * contains only counts; clients read the orders by GraphQL.
 */
export function addOrderEvents(app: FastifyInstance, services: Services, shutdown: GracefulShutdown): void {
  const watch = new OrderWatch(services);
  const streamCounts = new Map<string, number>();
  app.get(PATH, { exposeHeadRoute: false }, async (request, reply) => {
    assertSameOrigin(request, services.config);
    await identifyCaller(request, services);
    const viewer = viewerOf(request);
    assertMay(viewer, { role: 'VIEWER', scope: 'ORDERS' });
    const account = 'operatorId' in viewer ? `account ${viewer.operatorId}` : `address ${request.ip}`;
    const ownCount = streamCounts.get(account) ?? 0;
    if (ownCount >= MAX_STREAMS_OF_ONE) {
      throw new UserError('UNAVAILABLE', appMessages.tooManyOrderWindowsOfAccount);
    }
    if (watch.listenerCount >= MAX_STREAMS) {
      throw new UserError('UNAVAILABLE', appMessages.tooManyOrderWindows);
    }
    streamCounts.set(account, ownCount + 1);
    reply.raw.once('close', () => {
      const others = (streamCounts.get(account) ?? 1) - 1;
      if (others > 0) streamCounts.set(account, others);
      else streamCounts.delete(account);
    });
    // A stream does not count as a running call, so free its slot.
    request.endCall?.();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': NEVER_CACHED,
      // nginx would otherwise buffer the stream.
      'x-accel-buffering': 'no',
    });
    const leave = watch.follow(
      (state) => void raw.write(`event: orders\ndata: ${JSON.stringify(state)}\n\n`),
    );
    const beat = setInterval(() => void raw.write(':\n\n'), BEAT_MS);
    const end = performance.now() + LONGEST_MS;
    const check = setInterval(() => {
      if (!shutdown.isClosing && performance.now() <= end) return;
      stop();
      raw.end();
    }, CHECK_MS);
    // A hanging connection closes long after its end, and writing to it then would crash the server.
    const stop = () => {
      leave();
      clearInterval(beat);
      clearInterval(check);
    };
    raw.once('close', stop);
  });
}
