import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '../../components/Button.tsx';
import { Modal } from '../../components/Modal.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { SettingsBox } from './SettingsForm.tsx';

const FIELDS = [
  { name: 'current-password', label: 'Current password', autoComplete: 'current-password' },
  { name: 'new-password', label: 'New password', autoComplete: 'new-password' },
  { name: 'confirm-password', label: 'Confirm password', autoComplete: 'new-password' },
];

export function PasswordBox() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SettingsBox
        title="Password Change"
        text="A new password logs out all other devices."
        action="Change"
        onPress={() => setOpen(true)}
      />
      {isOpen && <PasswordDialog onClosed={() => setOpen(false)} />}
    </>
  );
}

function PasswordDialog({ onClosed }: { onClosed: () => void }) {
  return (
    <Modal title="Change password" onClosed={onClosed}>
      {(close) => (
        <form
          className="modal__form"
          onSubmit={(event) => {
            event.preventDefault();
            close();
            toast.success('A sample screen: the password is unchanged');
          }}
        >
          {FIELDS.map((field) => (
            <PasswordField key={field.name} {...field} />
          ))}
          <div className="modal__actions">
            <Button label="Cancel" isQuiet onClick={close} />
            <Button label="Change" isSubmit />
          </div>
        </form>
      )}
    </Modal>
  );
}
