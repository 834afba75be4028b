import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { NothingFound } from '../../components/EmptyState.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { ListChoice, PageSizeChoice } from '../../components/ListTools.tsx';
import { optionsOf } from '../../components/Select.tsx';
import { PAGE_SIZES } from '../../components/use-address-view.ts';
import { useChange } from '../../components/use-change.ts';
import { useOnDemand } from '../../components/use-on-demand.ts';
import type { ReadWebhooksQuery, WebhookMessageFragment } from '../../graphql.generated.ts';
import { MessageTable } from './MessageTable.tsx';
import { askWebhooks, STATES, type WebhookView } from './use-webhooks.ts';
import { shortUrl } from './webhook-words.ts';

const loadDialog = async () => (await import('./MessageDialog.tsx')).MessageDialog;

interface Props {
  answer: ReadWebhooksQuery;
  view: WebhookView;
  onView: (change: Partial<WebhookView>) => void;
  /** All is to be read anew. */
  onChanged: () => void;
}

/** The messages of the last week, with what was answered. */
export function MessagesPanel({ answer, view, onView, onChanged }: Props) {
  const { webhooks, webhookDeliveries } = answer;
  const { nodes } = webhookDeliveries;
  const [opened, setOpened] = useState<WebhookMessageFragment>();
  const { isBusy, run } = useChange(async () => onChanged());
  const close = () => setOpened(undefined);
  const Dialog = useOnDemand(opened !== undefined, loadDialog, close);
  // One that is sent again leaves the list of those that failed, and is still read.
  const open = nodes.find(({ id }) => id === opened?.id) ?? opened;

  /** What was answered until now is said with it: pressed twice, it is sent once. */
  const resend = ({ id, answer: seen }: WebhookMessageFragment) =>
    run(async () => {
      const variables = { id, ...(seen && { answeredAt: seen.at }) };
      const { resendWebhookDelivery } = await askWebhooks('ResendWebhookDelivery', variables);
      setOpened((now) => now && { ...now, ...resendWebhookDelivery });
      toast.success('It is sent again');
      onChanged();
    });

  return (
    <section className="panel" aria-labelledby="deliveries">
      <header className="panel__head list-tools">
        <h2 className="panel__title webhooks__title" id="deliveries">
          Deliveries
        </h2>
        <MessageFilters webhooks={webhooks} view={view} onView={onView} />
      </header>
      {nodes.length > 0 ? (
        <MessageTable
          messages={nodes}
          webhooks={webhooks}
          isBusy={isBusy}
          onOpen={setOpened}
          onResend={(message) => void resend(message)}
        />
      ) : (
        <NothingFound
          isNarrow={view.webhook !== undefined || view.state !== undefined}
          after={view.after}
          empty="No messages yet"
          noMatch="No message matches"
          onShowAll={() => onView({ webhook: undefined, state: undefined })}
        >
          What was told, and what was answered, stands here for a week.
        </NothingFound>
      )}
      <ListPages page={webhookDeliveries} noun="message" after={view.after} onChange={onView} />
      {open && Dialog && (
        <Dialog
          message={open}
          webhook={webhooks.find(({ id }) => id === open.webhookId)}
          isBusy={isBusy}
          onResend={() => void resend(open)}
          onClosed={close}
        />
      )}
    </section>
  );
}

type FiltersProps = Pick<Props, 'view' | 'onView'> & Pick<ReadWebhooksQuery, 'webhooks'>;

function MessageFilters({ webhooks, view, onView }: FiltersProps) {
  return (
    <>
      {webhooks.length > 1 && (
        <ListChoice
          label="To"
          value={view.webhook}
          options={webhooks.map(({ id, url }) => ({ value: id, label: shortUrl(url) }))}
          onChoose={(webhook) => onView({ webhook })}
        />
      )}
      <ListChoice
        label="State"
        value={view.state}
        options={optionsOf(STATES)}
        onChoose={(state) => onView({ state: state as WebhookView['state'] })}
      />
      <PageSizeChoice
        sizes={PAGE_SIZES}
        pageSize={view.pageSize}
        onChoose={(pageSize) => onView({ pageSize })}
      />
    </>
  );
}
