import '../../components/form.css';
import { SelectField } from '../../components/SelectField.tsx';
import { SettingsForm } from './SettingsForm.tsx';

const LANGUAGES = ['English (India)', 'Hindi', 'Tamil', 'Bengali'];
const TIME_ZONES = ['India, UTC+05:30', 'Gulf, UTC+04:00', 'Singapore, UTC+08:00', 'London, UTC+00:00'];

export function AdminAccountPanel() {
  return (
    <SettingsForm title="Admin account" lead="Your login, language and time zone.">
      <label className="field">
        Username
        <input name="username" autoComplete="username" defaultValue="meera.s" />
      </label>
      <label className="field">
        Recovery email
        <input name="recovery-email" type="email" defaultValue="meera.s@mail.example" />
      </label>
      <SelectField label="Language" name="language" options={LANGUAGES} />
      <SelectField label="Time zone" name="time-zone" options={TIME_ZONES} />
      <div className="settings-form__wide">
        <label className="check">
          <input type="checkbox" name="second-factor" defaultChecked />
          Ask for a code from my phone at every login
        </label>
        <label className="check">
          <input type="checkbox" name="login-mail" />
          Send me an email when a new device logs in
        </label>
      </div>
    </SettingsForm>
  );
}
