import type { FastifyInstance } from 'fastify';
import { UserError } from '../../kernel/errors.ts';
import { assertMay } from '../../kernel/roles.ts';
import { OrderWatch } from '../../modules/orders/order-watch.ts';
import type { Services } from '../shop/context.ts';
import { identifyCaller, viewerOf } from './caller.ts';
import { assertSameOrigin, NEVER_CACHED } from './security.ts';
import type { GracefulShutdown } from './shutdown.ts';

const PATH = '/api/orders/events';
const MAX_STREAMS = 200;
/** More windows than one person follows the orders in. */
const MAX_STREAMS_OF_ONE = 20;
/** Proxies end what is silent for longer. */
const BEAT_MS = 15_000;
/** Then the browser connects anew, and who it is for is looked up again. */
const LONGEST_MS = 5 * 60_000;
const CHECK_MS = 250;

/**
 * GET /api/orders/events: a stream of server-sent events for the admin, an `orders` with each order that comes or changes. It has
 * counts alone: what they are of is read by GraphQL.
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
      throw new UserError('UNAVAILABLE', 'This account follows the orders in too many windows: close some.');
    }
    if (watch.listenerCount >= MAX_STREAMS) {
      throw new UserError('UNAVAILABLE', 'Too many follow the orders at the moment: look again later.');
    }
    streamCounts.set(account, ownCount + 1);
    reply.raw.once('close', () => {
      const others = (streamCounts.get(account) ?? 1) - 1;
      if (others > 0) streamCounts.set(account, others);
      else streamCounts.delete(account);
    });
    // It is no call that keeps the server busy.
    request.endCall?.();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': NEVER_CACHED,
      // Of nginx, which would gather what is to come at once.
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
    // A connection that hangs is closed long after its end: what is written behind that would end the whole server.
    const stop = () => {
      leave();
      clearInterval(beat);
      clearInterval(check);
    };
    raw.once('close', stop);
  });
}
