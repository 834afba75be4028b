import { InputField } from '../../components/InputField.tsx';
import { DeactivateBox } from './DeactivateBox.tsx';
import { PasswordBox } from './PasswordBox.tsx';
import { PhotoField } from './PhotoField.tsx';
import { SettingsForm } from './SettingsForm.tsx';

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
