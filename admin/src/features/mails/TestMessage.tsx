import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import * as mailsText from '#messages/mails.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { SendTestMailDocument } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { useSession } from '../../session/session-state.ts';
import { WriteControls } from '../../session/WriteControls.tsx';

/** Sends a test message and opens it, which shows whether the mail server accepted it. */
export function TestMessage() {
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<string>();
  const navigate = useNavigate();
  const email = useSession()?.operator?.email;
  const send = async (entered: FormData) => {
    const to = String(entered.get('to'));
    setSent((await runMutation(SendTestMailDocument, { to })).sendTestMail.id);
  };
  return (
    <>
      <WriteControls isForOwners>
        <Button label={mailsText.sendTestMessage} isQuiet isSmall onClick={() => setOpen(true)} />
      </WriteControls>
      {isOpen && (
        <FormModal
          title={mailsText.sendTestMessage}
          action={mailsText.send}
          closeLabel={sharedText.cancel}
          onSubmit={send}
          onClosed={() => {
            setOpen(false);
            if (sent) void navigate(generatePath(PATHS.mail, { id: sent }));
          }}
        >
          <InputField
            label={mailsText.sendTo}
            name="to"
            type="email"
            required
            autoComplete="email"
            defaultValue={email}
          />
        </FormModal>
      )}
    </>
  );
}
