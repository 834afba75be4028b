import { toast } from 'react-hot-toast/headless';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { type Change, useChange } from '../../components/use-change.ts';
import { PATHS } from '../../paths.ts';
import { ask } from './ask-account.ts';
import type { TeamChange } from './OperatorTable.tsx';
import { roleLabel } from './roles.ts';

interface Props {
  change: TeamChange;
  run: Change['run'];
  /** Reads who works here by now. */
  read: () => Promise<void>;
  onLink: (address: string) => void;
  onClosed: () => void;
}

const REMOVALS = {
  remove: {
    operation: 'RemoveOperator' as const,
    title: 'Remove account',
    question: (email: string) =>
      `Are you sure you want to remove ${email}? Their sessions and tokens end at once; their work stays in the shop.`,
    done: (email: string) => `${email} removed`,
  },
  withdraw: {
    operation: 'WithdrawInvitation' as const,
    title: 'Withdraw invitation',
    question: (email: string) => `The link that ${email} was sent makes no account any more.`,
    done: (email: string) => `${email} is not invited any more`,
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
        text={`${email} becomes ${label.toLowerCase()}.`}
        action="Apply"
        onPassword={async (password) => {
          await ask('ChangeRole', { id, role: change.role, password });
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
        text={`With the link ${email} sets a new password, and is logged out everywhere. A link from before is worthless then.`}
        action="Make link"
        onPassword={async (password) => {
          const { createPasswordReset } = await ask('CreatePasswordReset', { id, password });
          onLink(`${location.origin}/admin${PATHS.resetPassword}#${createPasswordReset.secret}`);
        }}
        onUnknown={read}
        onClosed={onClosed}
      />
    );
  }
  const { operation, title, question, done } = REMOVALS[kind];
  return (
    <ConfirmDialog
      title={title}
      text={question(email)}
      action="Remove"
      onConfirm={() =>
        void run(async () => {
          await ask(operation, { id });
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
  /** What will happen. */
  text: string;
  /** What the button that does it is called. */
  action: string;
  /** @throws OperationError */
  onPassword: (password: string) => Promise<void>;
  /** Reads how it is by now: without an answer it may have been done all the same. */
  onUnknown: () => Promise<unknown>;
  onClosed: () => void;
}

/** Asks for the password before what a stolen session must not do. */
function PasswordDialog({ title, text, action, onPassword, onUnknown, onClosed }: PasswordDialogProps) {
  const { faults, run } = useChange(onUnknown);
  return (
    <FormModal
      title={title}
      action={action}
      closeLabel="Cancel"
      onSubmit={async (entered) =>
        (await run(() => onPassword(String(entered.get('password'))))) ? null : ''
      }
      onClosed={onClosed}
    >
      <p>{text}</p>
      <PasswordField label="Your password" fault={faults['password']} />
    </FormModal>
  );
}
