import type { ComponentType } from 'react';
import { SampleNote } from '../../components/SampleNote.tsx';
import { MailPanel } from '../profile/MailPanel.tsx';
import { NewsletterPanel } from '../profile/NewsletterPanel.tsx';
import { type ProfilePanels, ProfileScreen } from '../profile/ProfileScreen.tsx';
import { SeoPanel } from '../profile/SeoPanel.tsx';
import { OperatorsPanel } from './OperatorsPanel.tsx';
import { OwnAccountPanel } from './OwnAccountPanel.tsx';
import './account.css';
import { ApiTokens } from './ApiTokens.tsx';
import { Passkeys } from './Passkeys.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';

const PANELS: ProfilePanels = {
  general: OwnAccountPanel,
  moderators: OperatorsPanel,
  'admin-account': AccessPanel,
  seo: sample(SeoPanel),
  mail: sample(MailPanel),
  newsletter: sample(NewsletterPanel),
};

/** The profile of the signed-in operator. */
export function AccountScreen() {
  return <ProfileScreen panels={PANELS} />;
}

function sample(Panel: ComponentType): ComponentType {
  return () => (
    <>
      <Panel />
      <SampleNote />
    </>
  );
}

/** Two-factor authentication, passkeys, API tokens and sessions. Shown once the shop has accounts. */
function AccessPanel() {
  return (
    <>
      <SecondFactor />
      <Passkeys />
      <ApiTokens />
      <Sessions />
    </>
  );
}
