import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ignoreFurtherClicks } from '../../components/ignore-further-clicks.ts';
import type { WebhookEventKind, WebhookRowFragment } from '../../graphql.generated.ts';
import { errorExtensions, formFaults } from '../../graphql-errors.ts';
import { askWebhooks } from './use-webhooks.ts';
import { topicsText } from './webhook-words.ts';

interface Entered {
  url: string;
  events: WebhookEventKind[];
  isOn: boolean;
}

/** Makes a webhook, or changes one. After a conflict, saving again overwrites what others have saved, which is said by then. */
export function useWebhookForm(webhook: WebhookRowFragment | null, onChanged: () => void) {
  /** By whose version it is changed. */
  const [version, setVersion] = useState(webhook?.version ?? 0);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [secret, setSecret] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** One change at a time. @returns whether it is done */
  const run = async (change: () => Promise<void>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await change();
      setFaults({});
      ignoreFurtherClicks();
      return true;
    } catch (error) {
      const extensions = errorExtensions(error);
      const theirs = extensions?.current;
      if (theirs?.__typename === 'Webhook') {
        setVersion(theirs.version);
        setFaults({ form: conflictText(theirs) });
      } else setFaults(formFaults(error as Error));
      // Without an answer, it may have been made.
      if (!extensions || theirs) onChanged();
      return false;
    } finally {
      setBusy(false);
    }
  };

  /** @returns whether the dialog is to close: not while there is a secret to be copied */
  const save = async (entered: Entered): Promise<boolean> => {
    const isSaved = await run(async () => {
      if (webhook) {
        await askWebhooks('UpdateWebhook', {
          id: webhook.id,
          input: { ...changeOf(webhook, entered), version },
        });
        toast.success('Webhook saved');
      } else {
        const { createWebhook } = await askWebhooks('CreateWebhook', { input: entered });
        setSecret(createWebhook.secret);
      }
      onChanged();
    });
    return isSaved && webhook !== null;
  };

  const renew = () =>
    run(async () => {
      const { rotateWebhookSecret } = await askWebhooks('RotateWebhookSecret', { id: webhook?.id ?? '' });
      setVersion(rotateWebhookSecret.webhook.version);
      setSecret(rotateWebhookSecret.secret);
      onChanged();
    });

  return { faults, secret, isBusy, save, renew: () => void renew() };
}

/** One that is paused stays as it is, unless it is switched on or off. */
function changeOf({ pausedBecause }: WebhookRowFragment, { isOn, ...entered }: Entered) {
  return isOn === (pausedBecause === null) ? entered : { ...entered, isOn };
}

function conflictText({ url, events }: { url: string | null; events: readonly string[] }): string {
  return `Somebody else has changed it meanwhile: ${url} is told of ${topicsText(events).toLowerCase()}. Save again to replace that.`;
}
