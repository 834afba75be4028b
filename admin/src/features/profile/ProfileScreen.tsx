import './profile.css';
import type { ComponentType } from 'react';
import { AdminAccountPanel } from './AdminAccountPanel.tsx';
import { GeneralPanel } from './GeneralPanel.tsx';
import { MailPanel } from './MailPanel.tsx';
import { ModeratorsPanel } from './ModeratorsPanel.tsx';
import { NewsletterPanel } from './NewsletterPanel.tsx';
import { PROFILE_TABS, type ProfileTab, useProfileTab } from './profile-tabs.ts';
import { SeoPanel } from './SeoPanel.tsx';
import { SideTabs } from './SideTabs.tsx';

const PANELS = {
  general: GeneralPanel,
  moderators: ModeratorsPanel,
  'admin-account': AdminAccountPanel,
  seo: SeoPanel,
  mail: MailPanel,
  newsletter: NewsletterPanel,
} satisfies Record<ProfileTab, ComponentType>;

/** Profile settings. All panels stay mounted, so that a hidden tab keeps its input. */
export function ProfileScreen() {
  const [shown, show] = useProfileTab();
  return (
    <>
      <title>Profile settings | Mela admin</title>
      <h1>Profile settings</h1>
      <div className="panel profile">
        <SideTabs shown={shown} onShow={show} />
        <div className="profile__panels">
          {PROFILE_TABS.map(({ id }) => {
            const Panel = PANELS[id];
            return (
              <section
                key={id}
                id={id}
                className="profile__panel"
                role="tabpanel"
                aria-labelledby={`${id}-tab`}
                hidden={id !== shown}
              >
                <Panel />
              </section>
            );
          })}
        </div>
      </div>
    </>
  );
}
