import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/Field.tsx';
import { useObjectUrl } from '../../components/FileDrop.tsx';
import { SettingsBox, SettingsForm } from './SettingsForm.tsx';
import './photo-field.css';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Modal } from '../../components/Modal.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';

export function GeneralPanel() {
  return (
    <>
      <SettingsForm title="General" lead="How the rest of the team sees you.">
        <PhotoField />
        <InputField label="First name" name="first-name" autoComplete="given-name" defaultValue="Meera" />
        <InputField
          label="Last name"
          name="last-name"
          autoComplete="family-name"
          defaultValue="Subramaniam"
        />
        <InputField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue="meera@mela.example"
        />
        <InputField label="Phone" name="phone" type="tel" autoComplete="tel" defaultValue="+91 98110 55030" />
        <InputField
          label="Address"
          className="settings-form__wide"
          name="address"
          autoComplete="street-address"
          defaultValue="14 Shahpur Jat, New Delhi 110049"
        />
        <InputField
          label="Birthday"
          name="birthday"
          type="date"
          autoComplete="bday"
          defaultValue="1991-03-08"
        />
      </SettingsForm>
      <div className="profile__boxes">
        <PasswordBox />
        <DeactivateBox />
      </div>
    </>
  );
}

/** The chosen photo is only shown, not uploaded. */
function PhotoField() {
  const input = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<File>();
  const url = useObjectUrl(photo);
  const remove = () => {
    if (input.current) input.current.value = '';
    input.current?.focus();
    setPhoto(undefined);
  };

  return (
    <div className="photo-field settings-form__wide">
      <span className="photo-field__frame">
        {url ? <img src={url} alt={`Chosen: ${photo?.name}`} /> : <span aria-hidden="true">MS</span>}
      </span>
      <div className="row">
        <label className="button button--quiet button--small photo-field__label">
          Upload photo
          <input
            ref={input}
            className="visually-hidden"
            type="file"
            name="photo"
            accept="image/*"
            onChange={({ target }) => setPhoto(target.files?.[0])}
          />
        </label>
        {photo && <Button label="Remove photo" isQuiet isSmall onClick={remove} />}
      </div>
    </div>
  );
}

function DeactivateBox() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SettingsBox
        title="Deactivate"
        text="Closes this account; its work stays in the shop."
        action="Deactivate"
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <ConfirmDialog
          title="Deactivate account"
          text="Are you sure you want to deactivate the account of Meera Subramaniam?"
          action="Deactivate"
          onConfirm={() => toast.success('A sample screen: the account stays active')}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}

const PASSWORDS = [
  { name: 'current-password', label: 'Current password', autoComplete: 'current-password' },
  { name: 'new-password', label: 'New password', autoComplete: 'new-password' },
  { name: 'confirm-password', label: 'Confirm password', autoComplete: 'new-password' },
];

function PasswordBox() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SettingsBox
        title="Password Change"
        text="A new password logs out all other devices."
        action="Change"
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Modal title="Change password" onClosed={() => setOpen(false)}>
          {(close) => (
            <form
              className="stack"
              onSubmit={(event) => {
                event.preventDefault();
                close();
                toast.success('A sample screen: the password is unchanged');
              }}
            >
              {PASSWORDS.map((field) => (
                <PasswordField key={field.name} {...field} />
              ))}
              <div className="modal__actions">
                <Button label="Cancel" isQuiet onClick={close} />
                <Button label="Change" isSubmit />
              </div>
            </form>
          )}
        </Modal>
      )}
    </>
  );
}
