import './profile.css';
import { type ComponentType, type KeyboardEvent, useRef } from 'react';
import { ScreenHeading } from '../../components/SampleNote.tsx';
import { PROFILE_TABS, type ProfileTab, useProfileTab } from './profile-tabs.ts';
import './side-tabs.css';

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

interface Props {
  shown: ProfileTab;
  onShow: (tab: ProfileTab) => void;
}

/** Steps of the arrow keys; the ends are connected. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function SideTabs({ shown, onShow }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const moveByKey = (event: KeyboardEvent) => {
    const index = indexAfter(event.key, shown);
    const next = index === undefined ? undefined : PROFILE_TABS.at(index % PROFILE_TABS.length);
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
      aria-label="Settings"
      aria-orientation="vertical"
      tabIndex={-1}
      onKeyDown={moveByKey}
    >
      {PROFILE_TABS.map(({ id, label }) => (
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

function indexAfter(key: string, shown: ProfileTab): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  const step = STEPS[key];
  return step && PROFILE_TABS.findIndex(({ id }) => id === shown) + step;
}
