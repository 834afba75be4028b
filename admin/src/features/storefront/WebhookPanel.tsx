import './webhook.css';
import { useMutation, useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { copySecret } from '../../components/copy-secret.ts';
import { useTypedForm } from '../../components/typed-form.ts';
import {
  ReadWebhookDocument,
  RemoveWebhookDocument,
  ResumeWebhookDocument,
  SetWebhookDocument,
  TestWebhookDocument,
  type WebhookPanel_WebhookFragment as Webhook,
} from '../../graphql.generated.ts';
import { errorExtensions, errorMessage } from '../../graphql-errors.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { WebhookAnswers } from './WebhookAnswers.tsx';

/** The address that is told of everything that shoppers see, and what came of the last messages. */
export function WebhookPanel() {
  const { data, error, updateQuery, refetch } = useQuery(ReadWebhookDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const [secret, setSecret] = useState<string | null>(null);
  const show = (webhook: Webhook | undefined) => {
    if (webhook) updateQuery(() => ({ __typename: 'Query', webhook }));
  };
  const [set, setting] = useMutation(SetWebhookDocument);
  const [test, testing] = useMutation(TestWebhookDocument);
  const [remove, removing] = useMutation(RemoveWebhookDocument);
  const [resume, resuming] = useMutation(ResumeWebhookDocument);
  const isBusy = [setting, testing, removing, resuming].some(({ loading }) => loading);
  const webhook = data?.webhook;

  /** One change at a time. */
  const run = async (change: () => Promise<void>) => {
    if (isBusy) return;
    try {
      await change();
    } catch (failure) {
      toast.error(errorMessage(failure));
      // Without an answer, it may have been made.
      if (!errorExtensions(failure)) refetch().catch(() => undefined);
    }
  };

  const save = (url: string) =>
    run(async () => {
      const { data: saved } = await set({ variables: { url } });
      show(saved?.setWebhook.webhook);
      setSecret(saved?.setWebhook.secret ?? null);
    });

  // Who may not change it is not told of it.
  if (error && !webhook) return null;
  return (
    <section className="panel webhook" aria-labelledby="webhook" aria-busy={!webhook}>
      <header>
        <h2 className="panel__title" id="webhook">
          Webhook
        </h2>
        <p className="webhook__hint">
          An address of yours that is told of each release, to clear the cache of a CDN for example.
        </p>
      </header>
      {webhook?.isPaused && (
        <WriteControls>
          <Paused
            isBusy={isBusy}
            onResume={() => run(async () => show((await resume()).data?.resumeWebhook))}
          />
        </WriteControls>
      )}
      {webhook && (
        <WriteControls>
          <AddressForm
            key={webhook.url}
            url={webhook.url}
            isBusy={isBusy}
            isSaving={setting.loading}
            onSave={save}
          >
            {webhook.url !== null && (
              <>
                <button
                  type="button"
                  className="button button--quiet button--small"
                  aria-disabled={isBusy}
                  aria-busy={testing.loading}
                  onClick={() => run(async () => show((await test()).data?.testWebhook))}
                >
                  Send a test
                </button>
                <button
                  type="button"
                  className="button button--quiet button--small"
                  aria-disabled={isBusy}
                  aria-busy={removing.loading}
                  onClick={() =>
                    run(async () => {
                      show((await remove()).data?.removeWebhook);
                      setSecret(null);
                    })
                  }
                >
                  Remove
                </button>
              </>
            )}
          </AddressForm>
        </WriteControls>
      )}
      {secret && <Secret secret={secret} />}
      {webhook && webhook.waiting > 0 && (
        <p role="status">
          {webhook.waiting === 1 ? 'A message has' : `${webhook.waiting} messages have`} not arrived yet, and
          will be sent again.
        </p>
      )}
      {webhook && webhook.answers.length > 0 && <WebhookAnswers answers={webhook.answers} />}
    </section>
  );
}

function Paused({ isBusy, onResume }: { isBusy: boolean; onResume: () => void }) {
  return (
    <div className="webhook__box" role="status">
      <p>
        <strong>Paused: nothing is sent.</strong> A backup was restored, and this may be a copy of the shop.
      </p>
      <button
        type="button"
        className="button button--quiet button--small"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={onResume}
      >
        Resume
      </button>
    </div>
  );
}

interface FormProps {
  url: string | null;
  isBusy: boolean;
  isSaving: boolean;
  onSave: (url: string) => Promise<void>;
  children: React.ReactNode;
}

function AddressForm({ url, isBusy, isSaving, onSave, children }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onSave(String(new FormData(event.currentTarget).get('url')));
  };
  return (
    <form ref={useTypedForm()} className="webhook__form" onSubmit={submit}>
      <label className="field webhook__address">
        Address
        <input
          name="url"
          type="url"
          required
          maxLength={2000}
          placeholder="https://"
          defaultValue={url ?? ''}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <div className="webhook__actions">
        <button type="submit" className="button button--small" aria-disabled={isBusy} aria-busy={isSaving}>
          {url === null ? 'Save' : 'Save with a new secret'}
        </button>
        {children}
      </div>
    </form>
  );
}

function Secret({ secret }: { secret: string }) {
  return (
    <div className="webhook__box" role="status">
      <p>Messages are signed with this secret, as Standard Webhooks describes it. It is shown only now.</p>
      <code>{secret}</code>
      <button
        type="button"
        className="button button--quiet button--small"
        onClick={() => void copySecret(secret)}
      >
        Copy
      </button>
    </div>
  );
}
