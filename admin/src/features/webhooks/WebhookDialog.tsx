import { InputField } from '../../components/InputField.tsx';
import '../../components/form.css';
import { useId } from 'react';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { SecretBox } from '../../components/SecretBox.tsx';
import type { WebhookEventKind, WebhookRowFragment } from '../../graphql.generated.ts';
import { NewSecretButton } from './NewSecretButton.tsx';
import { useWebhookForm } from './use-webhook-form.ts';
import { TOPICS } from './webhook-words.ts';

const SHOWN_ONCE =
  'Messages are signed with this secret, as Standard Webhooks describes it. It is shown only now.';

const HINTS: Readonly<Record<WebhookEventKind, string>> = {
  ORDER: 'placed, paid, shipped, delivered, canceled',
  STOCK: 'variants that sell out and come back',
  PRODUCT: 'made, changed, deleted',
  CATEGORY: 'made, changed, deleted',
  RELEASE: 'what shoppers see from now on, as to clear the cache of a CDN',
};
const KINDS = Object.keys(TOPICS) as WebhookEventKind[];

interface Props {
  /** null: a new one. */
  webhook: WebhookRowFragment | null;
  /** The list is to be read anew. */
  onChanged: () => void;
  onClosed: () => void;
}

/** What a webhook is told, and where. A new secret is shown until the dialog is closed. */
export function WebhookDialog({ webhook, onChanged, onClosed }: Props) {
  const { faults, secret, isBusy, save, renew } = useWebhookForm(webhook, onChanged);
  const isMade = webhook === null && secret !== null;
  return (
    <FormModal
      title={isMade ? 'The webhook is set' : webhook ? 'Edit webhook' : 'New webhook'}
      action={isMade ? undefined : 'Save'}
      closeLabel={secret ? 'Close' : 'Cancel'}
      onSubmit={async (entered) => {
        const input = {
          url: String(entered.get('url')),
          events: entered.getAll('event') as WebhookEventKind[],
          isOn: entered.has('isOn'),
        };
        return (await save(input)) ? null : '';
      }}
      onClosed={onClosed}
    >
      {!isMade && <Fields webhook={webhook} faults={faults} />}
      {secret && (
        <div ref={isMade ? focus : undefined} tabIndex={-1}>
          <SecretBox title={SHOWN_ONCE} secret={secret} />
        </div>
      )}
      <p className="form-fault" role="alert">
        {faults['form']}
      </p>
      {webhook && <NewSecretButton isBusy={isBusy} onRenew={renew} />}
    </FormModal>
  );
}

/** Where the button was that had it. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

function Fields({ webhook, faults }: { webhook: WebhookRowFragment | null; faults: Record<string, string> }) {
  const id = useId();
  return (
    <>
      <InputField
        label="Address"
        name="url"
        type="url"
        required
        maxLength={2000}
        placeholder="https://"
        defaultValue={webhook?.url ?? ''}
        autoComplete="off"
        spellCheck={false}
        fault={faults['url']}
      />
      <fieldset className="webhook-topics" aria-describedby={`${id}-events`}>
        <legend>Told of</legend>
        {KINDS.map((kind) => (
          <label key={kind} className="check">
            <input
              type="checkbox"
              name="event"
              value={kind}
              defaultChecked={webhook?.events.includes(kind) ?? false}
            />
            <span>
              {TOPICS[kind]} <span className="webhooks__aside">{HINTS[kind]}</span>
            </span>
          </label>
        ))}
        <p className="form-fault" id={`${id}-events`}>
          {faults['events']}
        </p>
      </fieldset>
      <label className="check">
        <input
          type="checkbox"
          name="isOn"
          defaultChecked={webhook === null || webhook.pausedBecause === null}
        />
        Messages are sent
      </label>
    </>
  );
}

interface DeleteWebhookDialogProps {
  webhook: WebhookRowFragment;
  /** Called after any way of closing. */
  onClosed: (isConfirmed: boolean) => void;
}

export function DeleteWebhookDialog({ webhook: { url }, onClosed }: DeleteWebhookDialogProps) {
  return (
    <DeleteDialog
      name={url ?? ''}
      consequence={
        <p>
          It is told nothing any more. What waits for it is forgotten, and so are the messages it has had.
        </p>
      }
      onClosed={onClosed}
    />
  );
}
