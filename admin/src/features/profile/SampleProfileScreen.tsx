import { SampleNote } from '../../components/SampleNote.tsx';
import { AdminAccountPanel } from './AdminAccountPanel.tsx';
import { GeneralPanel } from './GeneralPanel.tsx';
import { MailPanel } from './MailPanel.tsx';
import { ModeratorsPanel } from './ModeratorsPanel.tsx';
import { NewsletterPanel } from './NewsletterPanel.tsx';
import { type ProfilePanels, ProfileScreen } from './ProfileScreen.tsx';
import { SeoPanel } from './SeoPanel.tsx';

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
