import * as profileText from '#messages/profile.ts';
import * as sharedText from '#messages/shared.ts';
import './profile.css';
import { type ComponentType, type KeyboardEvent, useRef } from 'react';
import { ScreenHeading } from '../../components/SampleNote.tsx';
import './side-tabs.css';
import { useSearchParams } from 'react-router';
import { useStorefront } from '../../layout/storefront-state.ts';

export type ProfilePanels = Record<ProfileTab, ComponentType>;

/** The profile settings. All panels stay mounted, so that hidden tabs keep their input. */
export function ProfileScreen({ panels, isSample = false }: { panels: ProfilePanels; isSample?: boolean }) {
  const isLive = useStorefront()?.mode === 'CATALOGUE';
  const tabs = PROFILE_TABS.filter(({ isSampleOnly }) => !isLive || !isSampleOnly).map((tab) =>
    tab.id === 'moderators' && !isSample ? { ...tab, label: sharedText.team } : tab,
  );
  const [shown, show] = useProfileTab(tabs);
  return (
    <>
      <title>{profileText.profileSettingsMelaAdmin}</title>
      <ScreenHeading isSample={isSample}>{profileText.profileSettings}</ScreenHeading>
      <div className="panel profile">
        <SideTabs tabs={tabs} shown={shown} onShow={show} />
        <div className="profile__panels">
          {tabs.map(({ id }) => {
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

interface Props {
  tabs: readonly Tab[];
  shown: ProfileTab;
  onShow: (tab: ProfileTab) => void;
}

/** The direction of each arrow key. The tabs wrap around. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function SideTabs({ tabs, shown, onShow }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const moveByKey = (event: KeyboardEvent) => {
    const index = indexAfter(event.key, shown, tabs);
    const next = index === undefined ? undefined : tabs.at(index % tabs.length);
    if (!next) return;
    event.preventDefault();
    onShow(next.id);
    list.current?.querySelector<HTMLElement>(`#${next.id}-tab`)?.focus();
  };

  return (
    <div
      ref={list}
      className="side-tabs"
      role="tablist"
      aria-label={sharedText.settings}
      aria-orientation="vertical"
      tabIndex={-1}
      onKeyDown={moveByKey}
    >
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          id={`${id}-tab`}
          type="button"
          className="entry side-tabs__tab"
          role="tab"
          aria-controls={id}
          aria-selected={id === shown}
          tabIndex={id === shown ? 0 : -1}
          onClick={() => onShow(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function indexAfter(key: string, shown: ProfileTab, tabs: readonly Tab[]): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  const step = STEPS[key];
  return step && tabs.findIndex(({ id }) => id === shown) + step;
}

/** The side tabs of the profile settings (specification, section 2); the ids are their URL parameter. */
const PROFILE_TABS = [
  { id: 'general', label: sharedText.general, isSampleOnly: false },
  { id: 'moderators', label: profileText.moderators, isSampleOnly: false },
  { id: 'admin-account', label: profileText.adminAccount, isSampleOnly: false },
  { id: 'seo', label: profileText.seoSettings, isSampleOnly: true },
  { id: 'mail', label: profileText.mailSettings, isSampleOnly: true },
  { id: 'newsletter', label: sharedText.newsletter, isSampleOnly: true },
] as const;

type ProfileTab = (typeof PROFILE_TABS)[number]['id'];
type Tab = { id: ProfileTab; label: string };

/** The tab of the URL's `tab` parameter, or the first one. */
function useProfileTab(tabs: readonly Tab[]): [ProfileTab, (tab: ProfileTab) => void] {
  const [search, setSearch] = useSearchParams();
  const named = tabs.find(({ id }) => id === search.get('tab')) ?? PROFILE_TABS[0];
  return [named.id, (tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })];
}
