import type { Metric } from '../../kernel/module.ts';
import { DUE_INDEX, type OnlinePaymentCollections, STRAY_INDEX } from './collection.ts';
import { onlinePaymentsTexts } from './messages.ts';

const HOUR_MS = 60 * 60_000;

export function onlinePaymentMetrics({ paymentAttempts, paymentEvents }: OnlinePaymentCollections): Metric[] {
  return [
    {
      name: 'payment_checks_failing',
      help: onlinePaymentsTexts.metricUnreachable,
      read: () =>
        paymentAttempts.countDocuments(
          { nextAt: { $type: 'date' }, error: { $type: 'string' } },
          { hint: DUE_INDEX },
        ),
    },
    {
      name: 'stray_payments',
      help: onlinePaymentsTexts.metricLate,
      read: () =>
        paymentAttempts.countDocuments(
          { strays: { $elemMatch: { refund: { $in: [null, 'FAILED'] } } } },
          { hint: STRAY_INDEX },
        ),
    },
    {
      name: 'payment_events_in_last_hour',
      help: onlinePaymentsTexts.metricEvents,
      label: 'method',
      read: async () => {
        const since = new Date(Date.now() - HOUR_MS);
        const counted = await paymentEvents
          .aggregate<{ _id: string; count: number }>(
            [{ $match: { receivedAt: { $gte: since } } }, { $group: { _id: '$method', count: { $sum: 1 } } }],
            { hint: 'forgotten' },
          )
          .toArray();
        return Object.fromEntries(counted.map(({ _id, count }) => [_id, count]));
      },
    },
  ];
}
