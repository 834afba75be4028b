import { FAILING_DAYS } from '@mela/rules/webhook-limits.ts';
import { Link } from 'react-router';
import { AlertPanel } from '../../components/Panel.tsx';
import { PATHS } from '../../paths.ts';
import { executeOnce } from '../../session/execute-once.ts';
import { useReading } from '../../session/use-reading.ts';
import { hostOf } from './webhook-words.ts';
import OPERATIONS from './webhooks.graphql?raw';

/** On the dashboard: webhooks that the shop has paused by itself. Nothing for those who may not see webhooks. */
export function WebhookAlerts() {
  const { answer } = useReading({ key: '', read: () => executeOnce(OPERATIONS, 'ReadWebhookAlerts') });
  const failing = answer?.webhooks.filter(({ pausedBecause }) => pausedBecause === 'FAILING') ?? [];
  if (failing.length === 0) return null;
  return (
    <AlertPanel title="Webhooks">
      {failing.map(({ id, url }) => (
        <li key={id}>
          <Link className="alert-panel__failed" to={PATHS.webhooks}>
            {hostOf(url)} took nothing for {FAILING_DAYS} days, and is told nothing any more
          </Link>
        </li>
      ))}
    </AlertPanel>
  );
}
