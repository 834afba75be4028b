import { FAILING_DAYS } from '@mela/rules/webhook-limits.ts';
import { Link } from 'react-router';
import * as sharedText from '#messages/shared.ts';
import * as webhooksText from '#messages/webhooks.ts';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { AlertPanel } from '../../components/Panel.tsx';
import { ReadWebhookAlertsDocument } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { hostOf } from './webhook-words.ts';

/** Dashboard alert about webhooks that the shop has paused. Renders nothing without the right to see webhooks. */
export function WebhookAlerts() {
  const { data: answer } = useLiveQuery(ReadWebhookAlertsDocument, { isBackground: true });
  const failing = answer?.webhooks.filter(({ pausedBecause }) => pausedBecause === 'FAILING') ?? [];
  if (failing.length === 0) return null;
  return (
    <AlertPanel title={sharedText.webhooks}>
      {failing.map(({ id, url }) => (
        <li key={id}>
          <Link className="alert-panel__failed" to={PATHS.webhooks}>
            {webhooksText.webhookToIsPausedItHas(hostOf(url), FAILING_DAYS)}
          </Link>
        </li>
      ))}
    </AlertPanel>
  );
}
