import { DeactivateBox } from './DeactivateBox.tsx';
import { PasswordBox } from './PasswordBox.tsx';
import { PhotoField } from './PhotoField.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export function GeneralPanel() {
  return (
    <>
      <SettingsForm title="General" lead="How the rest of the team sees you.">
        <PhotoField />
        <label className="field">
          First name
          <input name="first-name" autoComplete="given-name" defaultValue="Meera" />
        </label>
        <label className="field">
          Last name
          <input name="last-name" autoComplete="family-name" defaultValue="Subramaniam" />
        </label>
        <label className="field">
          Email
          <input name="email" type="email" autoComplete="email" defaultValue="meera@mela.example" />
        </label>
        <label className="field">
          Phone
          <input name="phone" type="tel" autoComplete="tel" defaultValue="+91 98110 55030" />
        </label>
        <label className="field settings-form__wide">
          Address
          <input
            name="address"
            autoComplete="street-address"
            defaultValue="14 Shahpur Jat, New Delhi 110049"
          />
        </label>
        <label className="field">
          Birthday
          <input name="birthday" type="date" autoComplete="bday" defaultValue="1991-03-08" />
        </label>
      </SettingsForm>
      <div className="profile__boxes">
        <PasswordBox />
        <DeactivateBox />
      </div>
    </>
  );
}
