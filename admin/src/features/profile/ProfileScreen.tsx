import './profile.css';
import type { ComponentType } from 'react';
import { ScreenHeading } from '../../components/SampleNote.tsx';
import { PROFILE_TABS, type ProfileTab, useProfileTab } from './profile-tabs.ts';
import { SideTabs } from './SideTabs.tsx';

export type ProfilePanels = Record<ProfileTab, ComponentType>;

/** Profile settings. All panels stay mounted, so that a hidden tab keeps its input. */
export function ProfileScreen({ panels, isSample = false }: { panels: ProfilePanels; isSample?: boolean }) {
  const [shown, show] = useProfileTab();
  return (
    <>
      <title>Profile settings | Mela admin</title>
      <ScreenHeading isSample={isSample}>Profile settings</ScreenHeading>
      <div className="panel profile">
        <SideTabs shown={shown} onShow={show} />
        <div className="profile__panels">
          {PROFILE_TABS.map(({ id }) => {
            const Panel = panels[id];
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
