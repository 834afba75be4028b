import { StatusPill } from '../../components/StatusPill.tsx';
import { type Column, type RowAction, Table } from '../../components/Table.tsx';
import { formatCount, formatMoment } from '../../format.ts';
import type { WebhookRowFragment } from '../../graphql.generated.ts';
import { answerText } from './message-words.ts';
import { hostOf, pauseText, topicsText } from './webhook-words.ts';

const COLUMNS: Column<WebhookRowFragment>[] = [
  {
    heading: 'Address',
    look: 'strong',
    className: 'webhooks__address',
    area: 'address',
    cell: ({ url }) => <bdi>{url}</bdi>,
  },
  {
    heading: 'Told of',
    look: 'muted',
    isLabelled: true,
    area: 'topics',
    cell: ({ events }) => topicsText(events),
  },
  { heading: 'State', area: 'state', className: 'webhooks__state', cell: stateCell },
  {
    heading: 'Last answer',
    className: 'webhooks__last',
    look: 'muted',
    isLabelled: true,
    area: 'answer',
    cell: answerCell,
  },
];

const CARD = `"address" "state" "topics" "answer" "actions" / minmax(0, 1fr)`;

interface Props {
  title: string;
  webhooks: readonly WebhookRowFragment[];
  isBusy: boolean;
  onEdit: (webhook: WebhookRowFragment) => void;
  onGoOn: (webhook: WebhookRowFragment) => void;
  onTest: (webhook: WebhookRowFragment) => void;
  onDelete: (webhook: WebhookRowFragment) => void;
}

export function WebhookTable({ title, webhooks, isBusy, onEdit, onGoOn, onTest, onDelete }: Props) {
  return (
    <Table
      title={title}
      label="Webhooks"
      className="webhooks__table"
      isTight
      card={CARD}
      columns={COLUMNS}
      rows={webhooks}
      keyOf={({ id }) => id}
      actions={(webhook) => {
        const host = hostOf(webhook.url);
        const goOn: RowAction = {
          text: 'Go on',
          label: `Go on telling ${host}`,
          isWrite: true,
          isBusy,
          onPress: () => onGoOn(webhook),
        };
        return [
          ...(webhook.pausedBecause === 'FAILING' ? [goOn] : []),
          {
            text: 'Edit',
            label: `Edit the webhook of ${host}`,
            isWrite: true,
            onPress: () => onEdit(webhook),
          },
          {
            text: 'Send a test',
            label: `Send a test to ${host}`,
            isWrite: true,
            isBusy,
            onPress: () => onTest(webhook),
          },
          {
            text: 'Delete',
            label: `Delete the webhook of ${host}`,
            isWrite: true,
            isBusy,
            onPress: () => onDelete(webhook),
          },
        ];
      }}
    />
  );
}

function stateCell(webhook: WebhookRowFragment) {
  const { label, mark, why } = pauseText(webhook);
  const waiting = webhook.waiting === 1 ? 'A message waits' : `${formatCount(webhook.waiting)} messages wait`;
  return (
    <span className="webhooks__lines">
      <StatusPill mark={mark}>{label}</StatusPill>
      {why && <span className="webhooks__aside">{why}</span>}
      {webhook.waiting > 0 && <span className="webhooks__aside">{waiting}</span>}
    </span>
  );
}

function answerCell({ answers: [last] }: WebhookRowFragment) {
  if (!last) return 'None yet';
  return (
    <span className="webhooks__lines">
      <span>{answerText(last)}</span>
      <time dateTime={last.at}>{formatMoment(last.at)}</time>
    </span>
  );
}
