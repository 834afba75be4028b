import { Button } from '../../components/Button.tsx';
import { Reading } from '../../components/Reading.tsx';
import './webhooks.css';
import { MAX_WEBHOOKS } from '@mela/rules/webhook-limits.ts';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { EmptyState } from '../../components/EmptyState.tsx';
import { headingId } from '../../components/focus.ts';
import { useChange } from '../../components/use-change.ts';
import { useOnDemand } from '../../components/use-on-demand.ts';
import type { WebhookRowFragment } from '../../graphql.generated.ts';
import { errorExtensions } from '../../graphql-errors.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { askWebhooks, useWebhooks, useWebhookView } from './use-webhooks.ts';
import { WebhookTable } from './WebhookTable.tsx';
import { hostOf } from './webhook-words.ts';

const TITLE = 'Addresses';
const loadDialog = async () => (await import('./WebhookDialog.tsx')).WebhookDialog;
const loadMessages = async () => (await import('./MessagesPanel.tsx')).MessagesPanel;
const loadDelete = async () => (await import('./WebhookDialog.tsx')).DeleteWebhookDialog;

/** Programs that are told of what happens in the shop, and what has become of each message. */
export function WebhooksScreen() {
  const [view, change] = useWebhookView();
  const { answer, failure, reload } = useWebhooks(view);
  /** null: a new one. */
  const [edited, setEdited] = useState<WebhookRowFragment | null>();
  const [leaving, setLeaving] = useState<WebhookRowFragment>();
  const { isBusy, test, goOn, remove } = useWebhookChanges(reload, (id) =>
    view.webhook === id ? change({ webhook: undefined }) : reload(),
  );
  const close = () => setEdited(undefined);
  const Dialog = useOnDemand(edited !== undefined, loadDialog, close);
  const Delete = useOnDemand(leaving !== undefined, loadDelete, () => setLeaving(undefined));
  const webhooks = answer?.webhooks;
  /** With what is read next, it is tried again. */
  const [missed, setMissed] = useState<typeof answer>();
  const hasWebhooks = webhooks !== undefined && webhooks.length > 0;
  const Messages = useOnDemand(hasWebhooks && missed !== answer, loadMessages, () => setMissed(answer));

  return (
    <>
      <title>Webhooks | Mela admin</title>
      <h1>Webhooks</h1>
      <section
        className="panel"
        aria-labelledby={headingId(TITLE)}
        aria-busy={!answer && failure === undefined}
      >
        <PanelHead webhooks={webhooks} onAdd={() => setEdited(null)} />
        {webhooks ? (
          <WebhookTable
            title={TITLE}
            webhooks={webhooks}
            isBusy={isBusy}
            onEdit={setEdited}
            onGoOn={(webhook) => void goOn(webhook)}
            onTest={(webhook) => void test(webhook)}
            onDelete={setLeaving}
          />
        ) : (
          <Missing failure={failure} onRetry={reload} />
        )}
      </section>
      {answer && hasWebhooks && Messages && (
        <Messages answer={answer} view={view} onView={change} onChanged={reload} />
      )}
      {edited !== undefined && Dialog && <Dialog webhook={edited} onChanged={reload} onClosed={close} />}
      {leaving && Delete && (
        <Delete
          webhook={leaving}
          onClosed={(isConfirmed) => {
            setLeaving(undefined);
            if (isConfirmed) void remove(leaving);
          }}
        />
      )}
    </>
  );
}

/** The changes that are one press, each told by a toast. */
function useWebhookChanges(reload: () => void, onRemoved: (id: string) => void) {
  const { isBusy, run } = useChange(async () => reload());
  const test = ({ id, url }: WebhookRowFragment) =>
    run(async () => {
      const { testWebhook } = await askWebhooks('TestWebhook', { id });
      const { status = null, error = null } = testWebhook.answers[0] ?? {};
      const isTaken = status !== null && status >= 200 && status < 300;
      if (isTaken) toast.success(`${hostOf(url)} has taken the test`);
      else toast.error(error ?? `${hostOf(url)} answered ${status}`);
      reload();
    });
  const goOn = ({ id, url, version }: WebhookRowFragment) =>
    run(async () => {
      await askWebhooks('UpdateWebhook', { id, input: { isOn: true, version } });
      toast.success(`${hostOf(url)} is told again`);
      // The button goes with its reason.
      document.getElementById(headingId(TITLE))?.focus();
      reload();
    });
  const remove = ({ id, url }: WebhookRowFragment) =>
    run(async () => {
      await askWebhooks('DeleteWebhook', { id });
      toast.success(`${hostOf(url)} is told nothing any more`);
      onRemoved(id);
    });
  return { isBusy, test, goOn, remove };
}

interface HeadProps {
  /** Undefined until they are read. */
  webhooks: readonly WebhookRowFragment[] | undefined;
  onAdd: () => void;
}

function PanelHead({ webhooks, onAdd }: HeadProps) {
  const isFull = webhooks !== undefined && webhooks.length >= MAX_WEBHOOKS;
  return (
    <>
      <header className="panel__head">
        <div className="webhooks__lead">
          <h2 className="panel__title" id={headingId(TITLE)} tabIndex={-1}>
            {TITLE}
          </h2>
          <p className="webhooks__aside">
            Programs of yours that are told of what happens, by signed messages.
          </p>
        </div>
        {webhooks && (
          <WriteControls>
            <Button label="New webhook" isSmall disabled={isFull} onClick={onAdd} />
          </WriteControls>
        )}
      </header>
      {isFull && <p className="webhooks__note">There are {MAX_WEBHOOKS}, which is all there can be.</p>}
      {webhooks?.length === 0 && (
        <EmptyState title="Nobody is told">
          A webhook tells an address of yours of orders, stock, products or releases, as soon as they change.
        </EmptyState>
      )}
    </>
  );
}

/** While nothing is known. Who may not change webhooks is not told of them. */
function Missing({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  if (errorExtensions(failure)?.code === 'FORBIDDEN') {
    return (
      <EmptyState title="Not for your account">
        Editors and owners see to whom the shop tells what.
      </EmptyState>
    );
  }
  return <Reading what="the webhooks" isRead={false} hasFailed={failure !== undefined} onRetry={onRetry} />;
}
