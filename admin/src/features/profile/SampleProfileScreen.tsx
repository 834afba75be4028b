import * as profileText from '#messages/profile.ts';
import * as sharedText from '#messages/shared.ts';
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

const LANGUAGES = [profileText.englishIndia, profileText.hindi, profileText.tamil, profileText.bengali];
const TIME_ZONES = [
  profileText.indiaUtc0530,
  profileText.gulfUtc0400,
  profileText.singaporeUtc0800,
  profileText.londonUtc0000,
];

function AdminAccountPanel() {
  return (
    <SettingsForm title={profileText.adminAccount} lead={profileText.yourLoginLanguageAndTimeZone}>
      <InputField
        label={profileText.username}
        name="username"
        autoComplete="username"
        defaultValue="meera.s"
      />
      <InputField
        label={profileText.recoveryEmail}
        name="recovery-email"
        type="email"
        defaultValue="meera.s@mail.example"
      />
      <SelectField label={profileText.language} name="language" options={LANGUAGES} />
      <SelectField label={sharedText.timeZone} name="time-zone" options={TIME_ZONES} />
      <div className="settings-form__wide">
        <label className="check">
          <input type="checkbox" name="second-factor" defaultChecked />
          {profileText.askForCodeFromMyPhone}
        </label>
        <label className="check">
          <input type="checkbox" name="login-mail" />
          {profileText.sendMeEmailWhenNewDevice}
        </label>
      </div>
    </SettingsForm>
  );
}
