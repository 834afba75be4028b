import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface Tab {
  /** The id of the panel's slot, which is also the fragment of its link: `#popular`. */
  id: string;
  label: string;
}

interface Props {
  /** The heading above the tabs. */
  title: string;
  tabs: Tab[];
  /** Server-rendered panels by tab id. */
  [panel: string]: ReactNode | Tab[];
}

/** Tabs over server-rendered panels. Before hydration and without script they are links to their panels. */
export function Tabs({ title, tabs, ...panels }: Props) {
  const { selected, select, isHydrated } = useSelectedTab(tabs);
  const list = useRef<HTMLDivElement>(null);

  const choose = (event: MouseEvent, id: string) => {
    event.preventDefault();
    select(id);
  };
  const walk = (event: KeyboardEvent) => {
    const ids = tabs.map(({ id }) => id);
    const next = selected && neighbourOf(selected, ids, event.key);
    if (!next) return;
    event.preventDefault();
    select(next);
    list.current?.querySelector<HTMLElement>(`[href="#${next}"]`)?.focus();
  };

  return (
    <div className={isHydrated ? 'tabs tabs--hydrated' : 'tabs'}>
      <div className="tabs__head">
        <h2>{title}</h2>
        <div
          className="tabs__list"
          role="tablist"
          aria-label={title}
          ref={list}
          onKeyDown={walk}
          tabIndex={-1}
        >
          {tabs.map(({ id, label }) => (
            <a
              key={id}
              id={`${id}-tab`}
              href={`#${id}`}
              role="tab"
              aria-controls={id}
              aria-selected={id === selected}
              tabIndex={isHydrated && id !== selected ? -1 : 0}
              onClick={(event) => choose(event, id)}
            >
              {label}
            </a>
          ))}
        </div>
      </div>
      {tabs.map(({ id }) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          className={panelClass(id === selected)}
        >
          {panels[id] as ReactNode}
        </div>
      ))}
    </div>
  );
}

/** The tab in the URL, or the first one. */
function useSelectedTab(tabs: Tab[]) {
  const [selected, setSelected] = useState(tabs[0]?.id);
  const [isHydrated, setHydrated] = useState(false);

  useEffect(() => {
    const follow = () => {
      const named = tabs.find(({ id }) => `#${id}` === location.hash);
      if (named) setSelected(named.id);
    };
    follow();
    setHydrated(true);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tabs]);

  // Updates the URL without a history entry, so that a link to the previous tab works again.
  const select = (id: string) => {
    setSelected(id);
    history.replaceState(history.state, '', `#${id}`);
  };
  return { selected, select, isHydrated };
}

function panelClass(isChosen: boolean): string {
  return isChosen ? 'tabs__panel tabs__panel--chosen' : 'tabs__panel';
}

/** The tab that a key selects, wrapping around. undefined for other keys. */
export function neighbourOf(id: string, ids: string[], key: string): string | undefined {
  const index = ids.indexOf(id);
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  if (key === 'ArrowRight') return ids[(index + 1) % ids.length];
  if (key === 'ArrowLeft') return ids.at(index - 1);
  return undefined;
}
