import './profile.css';
import type { ComponentType } from 'react';
import { PROFILE_TABS, type ProfileTab, useProfileTab } from './profile-tabs.ts';
import { SideTabs } from './SideTabs.tsx';

export type ProfilePanels = Record<ProfileTab, ComponentType>;

/** Profile settings. All panels stay mounted, so that a hidden tab keeps its input. */
export function ProfileScreen({ panels }: { panels: ProfilePanels }) {
  const [shown, show] = useProfileTab();
  return (
    <>
      <title>Profile settings | Mela admin</title>
      <h1>Profile settings</h1>
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
