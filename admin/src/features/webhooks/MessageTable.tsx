import { Link } from 'react-router';
import { StatusPill } from '../../components/StatusPill.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { formatCount, formatMoment } from '../../format.ts';
import type { WebhookMessageFragment, WebhookRowFragment } from '../../graphql.generated.ts';
import { aboutOf, eventText, stateText } from './message-words.ts';
import { shortUrl } from './webhook-words.ts';

type Message = WebhookMessageFragment;

const CARD = `"what what" "answer answer" "when tries" "actions actions" / 1fr auto`;

interface Props {
  messages: readonly Message[];
  webhooks: readonly WebhookRowFragment[];
  isBusy: boolean;
  onOpen: (message: Message) => void;
  onResend: (message: Message) => void;
}

export function MessageTable({ messages, webhooks, isBusy, onOpen, onResend }: Props) {
  const told = new Map(webhooks.map((webhook) => [webhook.id, webhook]));
  const columns: Column<Message>[] = [
    {
      heading: 'Message',
      look: 'strong',
      className: 'webhooks__what',
      area: 'what',
      cell: (message) => whatCell(message, webhooks.length > 1 ? told.get(message.webhookId) : undefined),
    },
    { heading: 'When', look: 'muted', className: 'webhooks__when', area: 'when', cell: whenCell },
    {
      heading: 'Tries',
      isNumber: true,
      isLabelled: true,
      className: 'webhooks__tries',
      area: 'tries',
      cell: ({ attempts }) => formatCount(attempts),
    },
    { heading: 'Answer', className: 'webhooks__answer', area: 'answer', cell: answerCell },
  ];
  return (
    <Table
      label="Deliveries"
      className="webhooks__messages"
      isTight
      card={CARD}
      columns={columns}
      rows={messages}
      keyOf={({ id }) => id}
      actions={(message) => {
        const name = nameOf(message);
        const isPaused = told.get(message.webhookId)?.pausedBecause !== null;
        return [
          { text: 'Details', label: `Details: ${name}`, onPress: () => onOpen(message) },
          {
            text: 'Send again',
            label: `Send again: ${name}`,
            isWrite: true,
            isBusy: isBusy || isPaused || message.state === 'WAITING',
            onPress: () => onResend(message),
          },
        ];
      }}
    />
  );
}

function nameOf(message: Message): string {
  return [eventText(message.event), aboutOf(message).text].filter(Boolean).join(', ');
}

/** @param webhook whom it went to, where there are several */
function whatCell(message: Message, webhook: WebhookRowFragment | undefined) {
  const { text, to } = aboutOf(message);
  return (
    <span className="webhooks__lines">
      {eventText(message.event)}
      {text !== '' && (
        <bdi className="webhooks__aside">
          {to === null ? (
            text
          ) : (
            <Link className="webhooks__link" to={to}>
              {text}
            </Link>
          )}
        </bdi>
      )}
      {webhook && <bdi className="webhooks__aside">to {shortUrl(webhook.url)}</bdi>}
    </span>
  );
}

function whenCell({ at, nextTryAt, state }: Message) {
  return (
    <span className="webhooks__lines">
      <time dateTime={at}>{formatMoment(at)}</time>
      {nextTryAt && state === 'FAILED' && (
        <span className="webhooks__aside">Next try {formatMoment(nextTryAt)}</span>
      )}
    </span>
  );
}

function answerCell(message: Message) {
  const { answer, state } = message;
  const { label, mark } = stateText(message);
  return (
    <span className="webhooks__lines">
      <span className="webhooks__pill">
        <StatusPill mark={mark}>{label}</StatusPill>
        {answer && state !== 'WAITING' && (
          <span className="webhooks__aside">{formatCount(answer.durationMs)} ms</span>
        )}
      </span>
      {answer && state !== 'WAITING' && (answer.error ?? answer.excerpt) && (
        <bdi className="webhooks__aside webhooks__excerpt">{answer.error ?? answer.excerpt}</bdi>
      )}
    </span>
  );
}
