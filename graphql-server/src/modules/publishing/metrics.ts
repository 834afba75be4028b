import type { Metric } from '../../kernel/module.ts';
import { publishingTexts } from './messages.ts';
import type { Publisher } from './publisher.ts';

const STATES = ['LIVE', 'WAITING', 'PUBLISHING', 'FAILED'] as const;

interface Measured {
  publisher: Pick<Publisher, 'current' | 'state'>;
}

export function publishingMetrics({ publisher }: Measured): Metric[] {
  return [
    {
      name: 'publishing_state',
      help: publishingTexts.metricState,
      label: 'state',
      read: () =>
        Object.fromEntries(
          STATES.map((state) => [state.toLowerCase(), Number(publisher.state.state === state)]),
        ),
    },
    {
      name: 'publishing_waiting_changes',
      help: publishingTexts.metricWaitingChanges,
      read: () => publisher.state.waiting,
    },
    {
      name: 'publishing_release',
      help: publishingTexts.metricRelease,
      read: () => publisher.current.release?._id ?? 0,
    },
    {
      name: 'publishing_release_pages',
      help: publishingTexts.metricPages,
      read: () => publisher.current.release?.pages ?? 0,
    },
    {
      name: 'publishing_release_duration_seconds',
      help: publishingTexts.metricBuildTime,
      read: () => (publisher.current.release?.durationMs ?? 0) / 1000,
    },
  ];
}
