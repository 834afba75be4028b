import * as sharedText from '#messages/shared.ts';
import * as webhooksText from '#messages/webhooks.ts';
import '../../components/form.css';
import { useState } from 'react';
import { runMutation } from '../../client/apollo-client.ts';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { CheckField, ChoicesField, InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { SecretBox } from '../../components/SecretBox.tsx';
import { useChange } from '../../components/use-change.ts';
import type { RowDialogProps } from '../../components/use-row-dialogs.tsx';
import {
  CreateWebhookDocument,
  RotateWebhookSecretDocument,
  UpdateWebhookDocument,
  type WebhookEventKind,
  type WebhookRowFragment,
} from '../../graphql.generated.ts';
import { errorExtensions } from '../../graphql-errors.ts';
import { TOPICS, topicsText } from './webhook-words.ts';

const SHOWN_ONCE = webhooksText.copySecretNow;

const HINTS: Readonly<Record<WebhookEventKind, string>> = {
  ORDER: webhooksText.placedPaidShippedDeliveredCanceled,
  STOCK: webhooksText.variantsThatSellOut,
  PRODUCT: webhooksText.createdChangedDeleted,
  CATEGORY: webhooksText.createdChangedDeleted,
  RELEASE: webhooksText.publishedOrRestoredForExample,
};
const KINDS = Object.keys(TOPICS) as WebhookEventKind[];

/** Adds or edits a webhook. A new secret is shown until the dialog is closed. */
export function WebhookDialog({ row: webhook, onChanged, onClosed }: RowDialogProps<WebhookRowFragment>) {
  const [version, setVersion] = useState(webhook?.version ?? 0);
  const [secret, setSecret] = useState<string | null>(null);
  const { isBusy, run } = useChange(async () => onChanged());
  const isAdded = webhook === null && secret !== null;
  const save = async (entered: FormData) => {
    const input = {
      url: String(entered.get('url')),
      events: entered.getAll('events') as WebhookEventKind[],
      isOn: entered.has('isOn'),
    };
    if (!webhook) {
      setSecret((await runMutation(CreateWebhookDocument, { input })).createWebhook.secret);
      onChanged();
      return '';
    }
    const conflict = await update(webhook, version, input);
    onChanged();
    if (conflict) setVersion(conflict.version);
    return conflict && conflictText(conflict);
  };
  const renew = (id: string) =>
    run(async () => {
      const { rotateWebhookSecret } = await runMutation(RotateWebhookSecretDocument, { id });
      setVersion(rotateWebhookSecret.webhook.version);
      setSecret(rotateWebhookSecret.secret);
      onChanged();
    });
  return (
    <FormModal
      title={
        isAdded ? webhooksText.webhookAdded : webhook ? webhooksText.editWebhook : webhooksText.addWebhook
      }
      action={isAdded ? undefined : sharedText.save}
      closeLabel={secret ? sharedText.close : sharedText.cancel}
      done={webhooksText.webhookSaved}
      onSubmit={save}
      onUnknown={onChanged}
      onClosed={onClosed}
    >
      {!isAdded && <Fields webhook={webhook} />}
      {secret && (
        <div ref={isAdded ? focus : undefined} tabIndex={-1}>
          <SecretBox title={SHOWN_ONCE} secret={secret} />
        </div>
      )}
      {webhook && <NewSecretButton isBusy={isBusy} onRenew={() => void renew(webhook.id)} />}
    </FormModal>
  );
}

type Entered = Pick<WebhookRowFragment, 'url' | 'events'> & { isOn: boolean };

/**
 * Saves a webhook.
 * @returns another user's conflicting version, or null after success
 */
async function update({ id, pausedBecause }: WebhookRowFragment, version: number, entered: Entered) {
  const { isOn, ...fields } = entered;
  // A paused webhook stays paused unless it is switched on or off.
  const change = isOn === (pausedBecause === null) ? fields : entered;
  try {
    await runMutation(UpdateWebhookDocument, { id, input: { ...change, version } });
    return null;
  } catch (error) {
    const current = errorExtensions(error)?.current;
    if (current?.__typename === 'Webhook') return current;
    throw error;
  }
}

function conflictText({ url, events }: { url: string | null; events: readonly string[] }): string {
  return webhooksText.someoneElseHasChangedThisWebhook(url, topicsText(events).toLowerCase());
}

/** Moves the focus to an element, after the focused button has disappeared. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

function Fields({ webhook }: { webhook: WebhookRowFragment | null }) {
  return (
    <>
      <InputField
        label={sharedText.address}
        name="url"
        type="url"
        required
        maxLength={2000}
        placeholder="https://"
        defaultValue={webhook?.url ?? ''}
        autoComplete="off"
        spellCheck={false}
      />
      <ChoicesField
        legend={sharedText.events}
        name="events"
        options={KINDS.map((kind) => ({ value: kind, label: <Topic kind={kind} /> }))}
        stored={webhook?.events ?? []}
        className="webhook-topics"
      />
      <CheckField
        name="isOn"
        defaultChecked={webhook === null || webhook.pausedBecause === null}
        label={webhooksText.sendMessages}
      />
    </>
  );
}

function Topic({ kind }: { kind: WebhookEventKind }) {
  return (
    <span>
      {TOPICS[kind]} <span className="webhooks__aside">{HINTS[kind]}</span>
    </span>
  );
}

/** Creates a new secret after a confirmation. The previous one stops working. */
function NewSecretButton({ isBusy, onRenew }: { isBusy: boolean; onRenew: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        label={webhooksText.replaceSecret}
        isQuiet
        isSmall
        className="webhook-renew"
        isBusy={isBusy}
        onClick={() => isBusy || setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={webhooksText.replaceSecret}
          text={webhooksText.newMessagesAreSignedWithNew}
          action={sharedText.replace}
          onConfirm={onRenew}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}
