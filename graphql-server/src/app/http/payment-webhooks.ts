import type { FastifyInstance } from 'fastify';
import { UserError } from '../../kernel/errors.ts';
import type { OnlinePayments } from '../../modules/online-payments/online-payments.ts';
import type { AddressLimits } from '../../modules/orders/limits/address-limits.ts';
import { ProviderError } from '../../modules/payments/payment-provider.ts';
import { appMessages } from '../messages.ts';

const PATH = '/pay/:method/webhook';
/** The maximum size of an event. Typical events have a few kilobytes. */
const MAX_BYTES = 256 * 1024;

interface Services {
  onlinePayments: OnlinePayments;
  addressLimits: AddressLimits;
}

/**
 * POST /pay/{method}/webhook: an event from a payment provider, verified by its signature. The server responds once the event is
 * stored; the provider resends unacknowledged events. Only events without a valid signature count towards the rate limit of their
 * network.
 */
export function addPaymentWebhooks(app: FastifyInstance, { onlinePayments, addressLimits }: Services): void {
  void app.register(async (scope) => {
    // The signature covers the raw bytes, so keep them unparsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { method: string } }>(PATH, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        await onlinePayments.receive(request.params.method, body, request.headers);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        addressLimits.take('webhook', { address: request.ip, viewer: { kind: 'anonymous' } });
        request.log.warn({ method: request.params.method }, error.message);
        throw new UserError('BAD_USER_INPUT', appMessages.paymentEventRejected({ problem: error.message }));
      }
      return reply.send({ received: true });
    });
  });
}
