import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import * as sharedText from '#messages/shared.ts';
import * as webhooksText from '#messages/webhooks.ts';
import { runMutation } from '../../client/apollo-client.ts';
import type { ListSource } from '../../client/use-list-page.ts';
import { ResourceList } from '../../components/ResourceList.tsx';
import { optionsOf } from '../../components/Select.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import type { Column } from '../../components/Table.tsx';
import type { ViewOf } from '../../components/use-address-view.ts';
import { useChange } from '../../components/use-change.ts';
import { formatCount, formatMoment } from '../../format.ts';
import {
  ResendWebhookDeliveryDocument,
  type WebhookDeliveryState,
  type WebhookMessageFragment,
  type WebhookRowFragment,
} from '../../graphql.generated.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { aboutOf, eventText, stateText } from './message-words.ts';
import { shortUrl } from './webhook-words.ts';

type Message = WebhookMessageFragment;

/** The states of messages by their names in the URL. */
const STATES = {
  failed: { state: 'FAILED', label: sharedText.failed },
  waiting: { state: 'WAITING', label: sharedText.waiting },
  delivered: { state: 'ARRIVED', label: sharedText.delivered },
} as const satisfies Record<string, { state: WebhookDeliveryState; label: string }>;

/** `webhook` is the id of the webhook whose messages are listed. */
export const DELIVERY_FILTERS = { webhook: null, state: Object.keys(STATES) as (keyof typeof STATES)[] };

type View = ViewOf<typeof DELIVERY_FILTERS>;

export function deliveriesFilter({ webhook, state }: View) {
  return { ...(webhook && { webhookId: webhook }), ...(state && { state: STATES[state].state }) };
}

const CARD = `"event event" "what what" "answer answer" "when tries" "actions actions" / 1fr auto`;

interface Props {
  source: ListSource<Message>;
  webhooks: readonly WebhookRowFragment[];
  view: View;
  onView: (change: Partial<View>) => void;
}

/** The messages of the last week, with the responses. */
export function Deliveries({ source, webhooks, view, onView }: Props) {
  const [opened, setOpened] = useState<Message>();
  const { isBusy, run } = useChange(source.reload);
  // Fall back to the message as it was opened: when it is sent again, it leaves the list of failed ones, but
  // its dialog stays open.
  const open = source.page?.nodes.find(({ id }) => id === opened?.id) ?? opened;
  const webhookOf = ({ webhookId }: Message) => webhooks.find(({ id }) => id === webhookId);

  /** Sends a message again. The time of the last response keeps two presses from sending it twice. */
  const resend = ({ id, answer: seen }: Message) =>
    run(async () => {
      const variables = { id, ...(seen && { answeredAt: seen.at }) };
      const { resendWebhookDelivery } = await runMutation(ResendWebhookDeliveryDocument, variables);
      setOpened((now) => now && { ...now, ...resendWebhookDelivery });
      toast.success(webhooksText.sendingAgain);
      await source.reload();
    });
  const addresses = webhooks.map(({ id, url }) => ({ value: id, label: shortUrl(url) }));
  return (
    <ResourceList
      isPart
      title={webhooksText.deliveries}
      noun={webhooksText.message}
      plural={webhooksText.messages}
      source={source}
      view={view}
      onChange={onView}
      filters={[
        ...(webhooks.length > 1 ? [{ name: 'webhook', label: sharedText.to, options: addresses }] : []),
        { name: 'state', label: sharedText.status, options: optionsOf(STATES) },
      ]}
      columns={columnsFor(webhooks)}
      className="webhooks__messages"
      card={CARD}
      keyOf={({ id }) => id}
      onOpen={{ label: (message) => webhooksText.detailsMessage(nameOf(message)), open: setOpened }}
      actions={(message) => [
        {
          ...{ text: sharedText.sendAgain, label: webhooksText.resend(nameOf(message)), isWrite: true },
          isBusy: isBusy || webhookOf(message)?.pausedBecause !== null || message.state === 'WAITING',
          onPress: () => void resend(message),
        },
      ]}
      empty={sharedText.noMessagesYet}
      about={webhooksText.messagesAndResponsesAppearHere}
    >
      {open && (
        <MessageDialog
          message={open}
          webhook={webhookOf(open)}
          isBusy={isBusy}
          onResend={() => void resend(open)}
          onClosed={() => setOpened(undefined)}
        />
      )}
    </ResourceList>
  );
}

function nameOf(message: Message): string {
  return [eventText(message.event), aboutOf(message).text].filter(Boolean).join(', ');
}

function columnsFor(webhooks: readonly WebhookRowFragment[]): Column<Message>[] {
  const urls = new Map(webhooks.map(({ id, url }) => [id, shortUrl(url)]));
  const about: Column<Message> = {
    heading: sharedText.about,
    className: 'webhooks__what',
    area: 'what',
    cell: (message) => {
      const { text, to } = aboutOf(message);
      return (
        <span className="webhooks__lines">
          {to === null ? (
            <bdi>{text}</bdi>
          ) : (
            <Link className="webhooks__link" to={to}>
              <bdi>{text}</bdi>
            </Link>
          )}
          {webhooks.length > 1 && (
            <bdi className="webhooks__aside">
              {webhooksText.to} {urls.get(message.webhookId)}
            </bdi>
          )}
        </span>
      );
    },
    text: (message) => aboutOf(message).text,
  };
  return [
    { heading: webhooksText.event, look: 'strong', area: 'event', cell: ({ event }) => eventText(event) },
    about,
    ...COLUMNS,
  ];
}

const COLUMNS: Column<Message>[] = [
  {
    heading: sharedText.when,
    look: 'muted',
    className: 'webhooks__when',
    area: 'when',
    cell: ({ at, nextTryAt, state }) => (
      <span className="webhooks__lines">
        <time dateTime={at}>{formatMoment(at)}</time>
        {nextTryAt && state === 'FAILED' && (
          <span className="webhooks__aside">{webhooksText.nextAttemptTryAt(formatMoment(nextTryAt))}</span>
        )}
      </span>
    ),
    text: ({ at }) => at,
  },
  {
    heading: sharedText.attempts,
    isNumber: true,
    isLabelled: true,
    className: 'webhooks__tries',
    area: 'tries',
    cell: ({ attempts }) => formatCount(attempts),
  },
  {
    heading: webhooksText.response,
    className: 'webhooks__answer',
    area: 'answer',
    cell: responseCell,
    text: (message) => stateText(message).label,
  },
];

function responseCell(message: Message) {
  const { label, mark } = stateText(message);
  const answer = message.state === 'WAITING' ? null : message.answer;
  const reply = answer?.error ?? answer?.excerpt;
  return (
    <span className="webhooks__lines">
      <span className="webhooks__pill">
        <StatusPill mark={mark}>{label}</StatusPill>
        {answer && <span className="webhooks__aside">{webhooksText.durationMs(answer.durationMs)}</span>}
      </span>
      {reply && <bdi className="webhooks__aside webhooks__excerpt">{reply}</bdi>}
    </span>
  );
}
