import { useState } from 'react';
import * as mailsText from '#messages/mails.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation, runQuery } from '../../client/apollo-client.ts';
import { ActionButton, Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Fault } from '../../components/Fault.tsx';
import { useKeptFocus } from '../../components/focus.ts';
import { saveFile } from '../../components/save-file.ts';
import {
  CancelMailDocument,
  ReadMailSourceDocument,
  SendMailAgainDocument,
  type WholeMailFragment,
} from '../../graphql.generated.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import type { useMail } from './use-mail.ts';

const NOT_VALID = mailsText.linkInThisEmailHasExpired;

interface Props extends Pick<ReturnType<typeof useMail>, 'run' | 'isBusy' | 'fault'> {
  mail: WholeMailFragment;
  isSmtpConfigured: boolean;
}

/** The actions for an email in its current state. */
export function MailActions({ mail, isSmtpConfigured, run, isBusy, fault }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { id, to, state, triedFrom, isBeingSent } = mail;
  const actions = useKeptFocus<HTMLFieldSetElement>(`${state} ${isBeingSent}`);
  const isOver = mail.validUntil !== null && new Date(mail.validUntil) < new Date();
  const send = () =>
    run(mailsText.emailToQueued(to), () => runMutation(SendMailAgainDocument, { id, triedFrom }));
  const cancel = () => run(mailsText.emailToCanceled(to), () => runMutation(CancelMailDocument, { id }));
  const sending = isOver || isBeingSent ? null : sendLabel(mail, isSmtpConfigured);
  const canceling = isBeingSent ? null : cancelLabel(mail);
  return (
    <>
      <fieldset ref={actions} tabIndex={-1} className="row mail-actions" aria-label={sharedText.actions}>
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
      <Fault text={fault} />
      {isAsking && (
        <ConfirmDialog
          title={mailsText.sendThisEmailAgain}
          text={mailsText.willReceiveItSecondTime(to)}
          action={sharedText.sendAgain}
          onConfirm={() => void send()}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}

function DownloadButton({ mail: { id, kind } }: Pick<Props, 'mail'>) {
  const download = async () => {
    const { source } = (await runQuery(ReadMailSourceDocument, { id })).mail;
    const name = `${kind.toLowerCase().replaceAll('_', '-')}-${id}.eml`;
    saveFile(new Blob([source], { type: 'message/rfc822' }), name);
  };
  return <ActionButton label={mailsText.downloadEml} icon="download" action={download} />;
}

/** The label of the button that sends the email again. null if that makes no sense. */
function sendLabel({ state, nextTryAt }: WholeMailFragment, isSmtpConfigured: boolean): string | null {
  switch (state) {
    case 'SENT':
      return sharedText.sendAgain;
    case 'FAILED':
      return sharedText.tryAgain;
    case 'WAITING':
      return nextTryAt !== null && new Date(nextTryAt) > new Date() ? mailsText.tryNow : null;
    case 'CANCELED':
      return mailsText.send;
    case 'KEPT':
      return isSmtpConfigured ? mailsText.send : null;
  }
}

/** The label of the button that cancels the email. null if there is nothing to cancel. */
function cancelLabel({ state }: WholeMailFragment): string | null {
  if (state === 'WAITING') return mailsText.cancelSending;
  return state === 'FAILED' ? mailsText.dismiss : null;
}
