import type { Metric } from '../../kernel/module.ts';
import type { Publisher } from './publisher.ts';
import type { WebhookCollection } from './webhook/collection.ts';
import {
  countFailedMessages,
  countFailingWebhooks,
  countWaitingMessages,
} from './webhook/count-deliveries.ts';

const STATES = ['LIVE', 'WAITING', 'PUBLISHING', 'FAILED'] as const;

interface Measured {
  publisher: Pick<Publisher, 'current' | 'state'>;
  webhooks: WebhookCollection;
}

export function publishingMetrics({ publisher, webhooks }: Measured): Metric[] {
  return [
    {
      name: 'publishing_state',
      help: 'What the publishing of this server does: 1 for the state it is in.',
      label: 'state',
      read: () =>
        Object.fromEntries(
          STATES.map((state) => [state.toLowerCase(), Number(publisher.state.state === state)]),
        ),
    },
    {
      name: 'publishing_waiting_changes',
      help: 'Saved changes that are not live yet.',
      read: () => publisher.state.waiting,
    },
    {
      name: 'publishing_release',
      help: 'The number of the release that is shown; 0 for the sample.',
      read: () => publisher.current.release?._id ?? 0,
    },
    {
      name: 'publishing_release_pages',
      help: 'Its pages.',
      read: () => publisher.current.release?.pages ?? 0,
    },
    {
      name: 'publishing_release_duration_seconds',
      help: 'How long it took to make.',
      read: () => (publisher.current.release?.durationMs ?? 0) / 1000,
    },
    {
      name: 'webhook_waiting',
      help: 'What webhooks have not been told yet.',
      read: () => countWaitingMessages({ webhooks }),
    },
    {
      name: 'webhook_failed',
      help: 'Messages to webhooks that were given up within a day.',
      read: () => countFailedMessages({ webhooks }),
    },
    {
      name: 'webhook_paused',
      help: 'Webhooks that are paused as they took nothing for days.',
      read: () => countFailingWebhooks({ webhooks }),
    },
  ];
}
