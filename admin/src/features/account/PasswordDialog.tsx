import { FormModal } from '../../components/FormModal.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { useChange } from '../../components/use-change.ts';

interface Props {
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
export function PasswordDialog({ title, text, action, onPassword, onUnknown, onClosed }: Props) {
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
