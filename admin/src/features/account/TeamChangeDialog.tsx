import { toast } from 'react-hot-toast/headless';
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
    title: 'Remove account',
    question: (email: string) =>
      `Are you sure you want to remove ${email}? They are signed out and their API tokens stop working immediately. Everything that they did stays in the shop.`,
    done: (email: string) => `${email} removed`,
  },
  withdraw: {
    mutation: WithdrawInvitationDocument,
    title: 'Withdraw invitation',
    question: (email: string) => `The invitation link for ${email} will stop working.`,
    done: (email: string) => `Invitation for ${email} withdrawn`,
  },
};

/** Asks an owner to confirm a change of another operator’s account. */
export function TeamChangeDialog({ change, run, read, onLink, onClosed }: Props) {
  const { kind, id, email } = change;
  if (kind === 'role') {
    const label = roleLabel(change.role);
    return (
      <PasswordDialog
        title="Change role"
        text={`The role of ${email} changes to ${label.toLowerCase()}.`}
        action="Apply"
        onPassword={async (password) => {
          await runMutation(ChangeRoleDocument, { id, role: change.role, password });
          await read();
          toast.success('Role changed');
        }}
        onUnknown={read}
        onClosed={onClosed}
      />
    );
  }
  if (kind === 'reset') {
    return (
      <PasswordDialog
        title="Reset link"
        text={`${email} can set a new password with this link, which signs them out everywhere. Earlier links stop working.`}
        action="Create link"
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
      action="Remove"
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
  /** @throws Error of the server or the network */
  onPassword: (password: string) => Promise<void>;
  /** Reloads the team after a failure, because the change may have been made all the same. */
  onUnknown: () => Promise<unknown>;
  onClosed: () => void;
}

/** Asks for the password before an action that a stolen session must not perform. */
function PasswordDialog({ title, text, action, onPassword, onUnknown, onClosed }: PasswordDialogProps) {
  return (
    <FormModal
      {...{ title, action, onUnknown, onClosed }}
      closeLabel="Cancel"
      onSubmit={(entered) => onPassword(String(entered.get('password')))}
    >
      <p>{text}</p>
      <PasswordField label="Your password" />
    </FormModal>
  );
}
