import * as profileText from '#messages/profile.ts';
import * as sharedText from '#messages/shared.ts';
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
      <SettingsForm title={sharedText.general} lead={profileText.howRestOfTeamSeesYou}>
        <PhotoField />
        <InputField
          label={profileText.firstName}
          name="first-name"
          autoComplete="given-name"
          defaultValue={profileText.meera}
        />
        <InputField
          label={profileText.lastName}
          name="last-name"
          autoComplete="family-name"
          defaultValue={profileText.subramaniam}
        />
        <InputField
          label={sharedText.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue="meera@mela.example"
        />
        <InputField
          label={sharedText.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue="+91 98110 55030"
        />
        <InputField
          label={sharedText.address}
          className="settings-form__wide"
          name="address"
          autoComplete="street-address"
          defaultValue={profileText.sampleAddress}
        />
        <InputField
          label={profileText.birthday}
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
        {url ? (
          <img src={url} alt={profileText.chosenName(photo?.name)} />
        ) : (
          <span aria-hidden="true">{profileText.ms}</span>
        )}
      </span>
      <div className="row">
        <label className="button button--quiet button--small photo-field__label">
          {profileText.uploadPhoto}
          <input
            ref={input}
            className="visually-hidden"
            type="file"
            name="photo"
            accept="image/*"
            onChange={({ target }) => setPhoto(target.files?.[0])}
          />
        </label>
        {photo && <Button label={profileText.removePhoto} isQuiet isSmall onClick={remove} />}
      </div>
    </div>
  );
}

function DeactivateBox() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SettingsBox
        title={profileText.deactivate}
        text={profileText.closesThisAccountItsWorkStays}
        action={profileText.deactivate}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <ConfirmDialog
          title={profileText.deactivateAccount}
          text={profileText.areYouSureYouWant}
          action={profileText.deactivate}
          onConfirm={() => toast.success(profileText.sampleScreenAccountStaysActive)}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}

const PASSWORDS = [
  { name: 'current-password', label: sharedText.currentPassword, autoComplete: 'current-password' },
  { name: 'new-password', label: sharedText.newPassword, autoComplete: 'new-password' },
  { name: 'confirm-password', label: profileText.confirmPassword, autoComplete: 'new-password' },
];

function PasswordBox() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SettingsBox
        title={sharedText.passwordChange}
        text={profileText.newPasswordLogsOutAllOther}
        action={sharedText.change}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Modal title={profileText.changePassword} onClosed={() => setOpen(false)}>
          {(close) => (
            <form
              className="stack"
              onSubmit={(event) => {
                event.preventDefault();
                close();
                toast.success(profileText.sampleScreenPasswordIsUnchanged);
              }}
            >
              {PASSWORDS.map((field) => (
                <PasswordField key={field.name} {...field} />
              ))}
              <div className="modal__actions">
                <Button label={sharedText.cancel} isQuiet onClick={close} />
                <Button label={sharedText.change} isSubmit />
              </div>
            </form>
          )}
        </Modal>
      )}
    </>
  );
}
