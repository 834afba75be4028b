import type { Metric } from '../../kernel/module.ts';
import type { Publisher } from './publisher.ts';

const STATES = ['LIVE', 'WAITING', 'PUBLISHING', 'FAILED'] as const;

interface Measured {
  publisher: Pick<Publisher, 'current' | 'state'>;
}

export function publishingMetrics({ publisher }: Measured): Metric[] {
  return [
    {
      name: 'publishing_state',
      help: 'The state of publishing on this server: 1 for the current state.',
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
      help: 'The number of the live release; 0 for the sample content.',
      read: () => publisher.current.release?._id ?? 0,
    },
    {
      name: 'publishing_release_pages',
      help: 'Pages of the live release.',
      read: () => publisher.current.release?.pages ?? 0,
    },
    {
      name: 'publishing_release_duration_seconds',
      help: 'Time it took to build the live release.',
      read: () => (publisher.current.release?.durationMs ?? 0) / 1000,
    },
  ];
}
