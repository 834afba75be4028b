import * as sharedText from '#messages/shared.ts';
import * as webhooksText from '#messages/webhooks.ts';
import './webhooks.css';
import { MAX_WEBHOOKS } from '@mela/rules/webhook-limits.ts';
import { toast } from 'react-hot-toast/headless';
import { runMutation } from '../../client/apollo-client.ts';
import { useListPage, wholeList } from '../../client/use-list-page.ts';
import { headingId } from '../../components/focus.ts';
import { ResourceList } from '../../components/ResourceList.tsx';
import type { RowAction } from '../../components/RowActions.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import type { Column } from '../../components/Table.tsx';
import { useAddressView } from '../../components/use-address-view.ts';
import { useChange } from '../../components/use-change.ts';
import { useRowDialogs } from '../../components/use-row-dialogs.tsx';
import { formatMoment } from '../../format.ts';
import {
  DeleteWebhookDocument,
  ReadWebhooksDocument,
  TestWebhookDocument,
  UpdateWebhookDocument,
  type WebhookRowFragment,
} from '../../graphql.generated.ts';
import { DELIVERY_FILTERS, Deliveries, deliveriesFilter } from './Deliveries.tsx';
import { answerText } from './message-words.ts';
import type { WebhookDialog } from './WebhookDialog.tsx';
import { hostOf, pauseText, topicsText } from './webhook-words.ts';

const TITLE = sharedText.webhooks;
const loadDialog = async () => (await import('./WebhookDialog.tsx')).WebhookDialog;

/** Webhooks, and the messages sent to them. */
export function WebhooksScreen() {
  const [view, change] = useAddressView(DELIVERY_FILTERS);
  const { pageSize, after } = view;
  const source = useListPage(ReadWebhooksDocument, {
    variables: { first: pageSize, filter: deliveriesFilter(view), ...(after && { after }) },
    pageOf: (data) => data.webhookDeliveries,
    // Poll while any message is waiting: it may match the filter once it is delivered.
    isMoving: ({ webhooks }) =>
      webhooks.some(
        ({ id, waiting, pausedBecause }) =>
          waiting > 0 && pausedBecause === null && (view.webhook === undefined || view.webhook === id),
      ),
  });
  const { data, reload } = source;
  const webhooks = data?.webhooks;
  const isFull = (webhooks?.length ?? 0) >= MAX_WEBHOOKS;
  const actionsOf = useWebhookActions(reload);
  const { add, list, deletion, dialogs } = useRowDialogs<WebhookRowFragment, typeof WebhookDialog>({
    noun: webhooksText.webhook,
    nameOf: ({ url }) => webhooksText.webhookOf(url),
    isFull,
    load: loadDialog,
    render: (Dialog, props) => <Dialog {...props} />,
    remove: async ({ id }) => {
      await runMutation(DeleteWebhookDocument, { id });
      if (view.webhook === id) change({ webhook: undefined });
    },
    consequence: () => <p>{webhooksText.waitingMessagesAreNotSent}</p>,
    isFinal: true,
    reload,
  });
  return (
    <ResourceList
      title={TITLE}
      noun={webhooksText.webhook}
      plural={webhooksText.webhooks}
      source={{ ...source, ...wholeList(webhooks) }}
      head={add}
      notes={isFull && <p className="webhooks__aside">{webhooksText.youHaveWebhooksMaximum(MAX_WEBHOOKS)}</p>}
      columns={COLUMNS}
      card={CARD}
      keyOf={({ id }) => id}
      {...list}
      actions={(webhook) => [...actionsOf(webhook), deletion(webhook)]}
      empty={webhooksText.noWebhooksYet}
      about={webhooksText.webhooksNotifyYourOwnSystems}
    >
      {webhooks && webhooks.length > 0 && (
        <Deliveries source={source} webhooks={webhooks} view={view} onView={change} />
      )}
      {dialogs}
    </ResourceList>
  );
}

/** The actions of a webhook's row: send a test, and resume a paused webhook. */
function useWebhookActions(reload: () => Promise<void>): (webhook: WebhookRowFragment) => RowAction[] {
  const { isBusy, run } = useChange(reload);
  const test = (id: string, host: string) =>
    run(async () => {
      const { testWebhook } = await runMutation(TestWebhookDocument, { id });
      const { status = null, error = null } = testWebhook.answers[0] ?? {};
      const isDelivered = status !== null && status >= 200 && status < 300;
      if (isDelivered) toast.success(webhooksText.testDeliveredTo(host));
      else toast.error(error ?? webhooksText.hostAnsweredStatus(host, status));
      await reload();
    });
  const resume = ({ id, version }: WebhookRowFragment, host: string) =>
    run(async () => {
      await runMutation(UpdateWebhookDocument, { id, input: { isOn: true, version } });
      toast.success(webhooksText.hostResumed(host));
      // Focus the heading, because the focused button disappears.
      document.getElementById(headingId(TITLE))?.focus();
      await reload();
    });
  return (webhook) => {
    const host = hostOf(webhook.url);
    const common = { isWrite: true, isBusy };
    const actions = [
      {
        ...common,
        text: webhooksText.resume,
        label: webhooksText.resumeHost(host),
        onPress: () => void resume(webhook, host),
      },
      {
        ...common,
        ...{ text: webhooksText.sendTest, label: webhooksText.sendTestTo(host) },
        onPress: () => void test(webhook.id, host),
      },
    ];
    return webhook.pausedBecause === 'FAILING' ? actions : actions.slice(1);
  };
}

const CARD = `"address" "state" "topics" "answer" "actions" / minmax(0, 1fr)`;

const COLUMNS: Column<WebhookRowFragment>[] = [
  {
    heading: sharedText.address,
    look: 'strong',
    className: 'webhooks__address',
    area: 'address',
    cell: ({ url }) => <bdi>{url}</bdi>,
    text: ({ url }) => url ?? '',
  },
  {
    heading: sharedText.events,
    look: 'muted',
    isLabelled: true,
    area: 'topics',
    cell: ({ events }) => topicsText(events),
  },
  {
    heading: sharedText.status,
    area: 'state',
    className: 'webhooks__state',
    cell: (webhook) => {
      const { label, mark, why } = pauseText(webhook);
      return (
        <span className="webhooks__lines">
          <StatusPill mark={mark}>{label}</StatusPill>
          {why && <span className="webhooks__aside">{why}</span>}
          {webhook.waiting > 0 && (
            <span className="webhooks__aside">{webhooksText.waiting(webhook.waiting)}</span>
          )}
        </span>
      );
    },
    text: (webhook) => pauseText(webhook).label,
  },
  {
    heading: webhooksText.lastResponse,
    className: 'webhooks__last',
    look: 'muted',
    isLabelled: true,
    area: 'answer',
    cell: ({ answers: [last] }) =>
      last ? (
        <span className="webhooks__lines">
          <span>{answerText(last)}</span>
          <time dateTime={last.at}>{formatMoment(last.at)}</time>
        </span>
      ) : (
        webhooksText.noneYet
      ),
    text: ({ answers: [last] }) => (last ? answerText(last) : ''),
  },
];
