import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useKeptFocus } from '../../components/focus.ts';
import { saveFile } from '../../components/save-file.ts';
import type { WholeMailFragment } from '../../graphql.generated.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { askMails, type useMail } from './use-mail.ts';

const NOT_VALID =
  'What it leads to is not valid any more: it is not sent again. Make a new invitation or password link instead.';

interface Props extends Pick<ReturnType<typeof useMail>, 'run' | 'isBusy' | 'fault'> {
  mail: WholeMailFragment;
  isSmtpConfigured: boolean;
}

/** What can be done with a mail as it is now. */
export function MailActions({ mail, isSmtpConfigured, run, isBusy, fault }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { id, to, state, triedFrom, isBeingSent } = mail;
  const actions = useKeptFocus<HTMLFieldSetElement>(`${state} ${isBeingSent}`);
  const isOver = mail.validUntil !== null && new Date(mail.validUntil) < new Date();
  const send = () =>
    run(
      `Mail to ${to} is sent`,
      async () => (await askMails('SendMailAgain', { id, triedFrom })).sendMailAgain,
    );
  const cancel = () =>
    run(`Mail to ${to} is not sent`, async () => (await askMails('CancelMail', { id })).cancelMail);
  const sending = isOver || isBeingSent ? null : sendLabel(mail, isSmtpConfigured);
  const canceling = isBeingSent ? null : cancelLabel(mail);
  return (
    <>
      <fieldset ref={actions} tabIndex={-1} className="row mail-actions" aria-label="What can be done">
        <WriteControls>
          {sending && (
            <Button
              label={sending}
              isSmall
              isBusy={isBusy}
              onClick={() => (state === 'SENT' ? setAsking(true) : void send())}
            />
          )}
          {canceling && (
            <Button label={canceling} isQuiet isSmall isBusy={isBusy} onClick={() => void cancel()} />
          )}
        </WriteControls>
        <DownloadButton mail={mail} />
      </fieldset>
      {isOver && state !== 'SENT' && <p className="mail-note">{NOT_VALID}</p>}
      <p className="form-fault" role="alert">
        {fault}
      </p>
      {isAsking && (
        <ConfirmDialog
          title="Send this mail again?"
          text={`${to} gets it a second time.`}
          action="Send again"
          onConfirm={() => void send()}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}

function DownloadButton({ mail: { id, kind } }: Pick<Props, 'mail'>) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { source } = (await askMails('ReadMailSource', { id })).mail;
      const name = `${kind.toLowerCase().replaceAll('_', '-')}-${id}.eml`;
      saveFile(new Blob([source], { type: 'message/rfc822' }), name);
    } catch (error) {
      toast.error((error as Error).message);
    }
    setBusy(false);
  };
  return (
    <Button
      label="Download .eml"
      icon="download"
      isQuiet
      isSmall
      isBusy={isBusy}
      onClick={() => void download()}
    />
  );
}

/** null where there is nothing to gain by it. */
function sendLabel({ state, nextTryAt }: WholeMailFragment, isSmtpConfigured: boolean): string | null {
  switch (state) {
    case 'SENT':
      return 'Send again';
    case 'FAILED':
      return 'Try again';
    case 'WAITING':
      return nextTryAt !== null && new Date(nextTryAt) > new Date() ? 'Try now' : null;
    case 'CANCELED':
      return 'Send after all';
    case 'KEPT':
      return isSmtpConfigured ? 'Send' : null;
  }
}

/** null where there is nothing to stop. */
function cancelLabel({ state }: WholeMailFragment): string | null {
  if (state === 'WAITING') return 'Do not send';
  return state === 'FAILED' ? 'Lay aside' : null;
}
