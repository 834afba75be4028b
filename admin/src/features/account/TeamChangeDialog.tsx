import { toast } from 'react-hot-toast/headless';
import * as accountText from '#messages/account.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import type { Change } from '../../components/use-change.ts';
import {
  ChangeRoleDocument,
  CreatePasswordResetDocument,
  RemoveOperatorDocument,
  WithdrawInvitationDocument,
} from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { roleLabel } from './roles.ts';
import type { TeamChange } from './TeamList.tsx';

interface Props {
  change: TeamChange;
  run: Change['run'];
  /** Reloads the team. */
  read: () => Promise<void>;
  onLink: (address: string) => void;
  onClosed: () => void;
}

const REMOVALS = {
  remove: {
    mutation: RemoveOperatorDocument,
    title: accountText.removeAccount,
    question: (email: string) => accountText.askToRemove(email),
    done: (email: string) => accountText.emailRemoved(email),
  },
  withdraw: {
    mutation: WithdrawInvitationDocument,
    title: accountText.withdrawInvitation,
    question: (email: string) => accountText.invitationLinkForWillStopWorking(email),
    done: (email: string) => accountText.invitationForWithdrawn(email),
  },
};

/** Asks an owner to confirm a change of another operator’s account. */
export function TeamChangeDialog({ change, run, read, onLink, onClosed }: Props) {
  const { kind, id, email } = change;
  if (kind === 'role') {
    const label = roleLabel(change.role);
    return (
      <PasswordDialog
        title={accountText.changeRole}
        text={accountText.roleOfChangesTo(email, label.toLowerCase())}
        action={sharedText.apply}
        onPassword={async (password) => {
          await runMutation(ChangeRoleDocument, { id, role: change.role, password });
          await read();
          toast.success(accountText.roleChanged);
        }}
        onUnknown={read}
        onClosed={onClosed}
      />
    );
  }
  if (kind === 'reset') {
    return (
      <PasswordDialog
        title={sharedText.resetLink}
        text={accountText.canSetNewPasswordWithThis(email)}
        action={accountText.createLink}
        onPassword={async (password) => {
          const { createPasswordReset } = await runMutation(CreatePasswordResetDocument, { id, password });
          onLink(`${location.origin}/admin${PATHS.resetPassword}#${createPasswordReset.secret}`);
        }}
        onUnknown={read}
        onClosed={onClosed}
      />
    );
  }
  const { mutation, title, question, done } = REMOVALS[kind];
  return (
    <ConfirmDialog
      title={title}
      text={question(email)}
      action={sharedText.remove}
      onConfirm={() =>
        void run(async () => {
          await runMutation<unknown, { id: string }>(mutation, { id });
          await read();
          toast.success(done(email));
        })
      }
      onClosed={onClosed}
    />
  );
}

interface PasswordDialogProps {
  title: string;
  /** Explains what will happen. */
  text: string;
  /** The label of the confirming button. */
  action: string;
  /**
   * Makes the change with the password.
   * @throws Error from the server or the network
   */
  onPassword: (password: string) => Promise<void>;
  /** Reloads the team after a failure, because the server may have made the change nevertheless. */
  onUnknown: () => Promise<unknown>;
  onClosed: () => void;
}

/** Asks for the password before an action that a stolen session must not perform. */
function PasswordDialog({ title, text, action, onPassword, onUnknown, onClosed }: PasswordDialogProps) {
  return (
    <FormModal
      {...{ title, action, onUnknown, onClosed }}
      closeLabel={sharedText.cancel}
      onSubmit={(entered) => onPassword(String(entered.get('password')))}
    >
      <p>{text}</p>
      <PasswordField label={accountText.yourPassword} />
    </FormModal>
  );
}
