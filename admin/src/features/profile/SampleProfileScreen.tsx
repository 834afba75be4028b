import { InputField } from '../../components/Field.tsx';
import { SampleNote } from '../../components/SampleNote.tsx';
import { GeneralPanel } from './GeneralPanel.tsx';
import { MailPanel } from './MailPanel.tsx';
import { ModeratorsPanel } from './ModeratorsPanel.tsx';
import { NewsletterPanel } from './NewsletterPanel.tsx';
import { type ProfilePanels, ProfileScreen } from './ProfileScreen.tsx';
import { SeoPanel } from './SeoPanel.tsx';
import '../../components/form.css';
import { SelectField } from '../../components/Select.tsx';
import { SettingsForm } from './SettingsForm.tsx';

const PANELS: ProfilePanels = {
  general: GeneralPanel,
  moderators: ModeratorsPanel,
  'admin-account': AdminAccountPanel,
  seo: SeoPanel,
  mail: MailPanel,
  newsletter: NewsletterPanel,
};

/** The profile without accounts. */
export function SampleProfileScreen() {
  return (
    <>
      <ProfileScreen panels={PANELS} isSample />
      <SampleNote />
    </>
  );
}

const LANGUAGES = ['English (India)', 'Hindi', 'Tamil', 'Bengali'];
const TIME_ZONES = ['India, UTC+05:30', 'Gulf, UTC+04:00', 'Singapore, UTC+08:00', 'London, UTC+00:00'];

function AdminAccountPanel() {
  return (
    <SettingsForm title="Admin account" lead="Your login, language and time zone.">
      <InputField label="Username" name="username" autoComplete="username" defaultValue="meera.s" />
      <InputField
        label="Recovery email"
        name="recovery-email"
        type="email"
        defaultValue="meera.s@mail.example"
      />
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
