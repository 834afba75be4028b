import './menu-groups.css';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router';
import { Icon } from '../components/Icon.tsx';
import { useMayWrite } from '../session/session-state.ts';
import type { MenuGroup } from './menu-groups.ts';

interface Props {
  groups: MenuGroup[];
  /** Whether the menu shows only icons, so that groups open beside it, over the page. */
  isMinimised: boolean;
}

/** The menu groups. At most one is open, initially that of the current screen. */
export function MenuGroups({ groups, isMinimised }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname, key } = useLocation();
  const isListed = groups.some(({ entries }) => entries.some(({ to }) => to === pathname));
  const current = groups.find((group) => isOf(group, pathname))?.title;
  const [openTitle, setOpenTitle] = useState(isMinimised ? undefined : current);

  // The location's key changes with every navigation.
  useEffect(() => {
    if (key) setOpenTitle(isMinimised ? undefined : current);
  }, [key, current, isMinimised]);
  useDismiss(list, isMinimised && openTitle !== undefined, () => {
    // Focus the group's title, because its entries lose the focus when they are hidden.
    const title = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    if (list.current?.contains(document.activeElement)) title?.focus();
    setOpenTitle(undefined);
  });

  return (
    <ul ref={list}>
      {groups.map((group) => (
        <Group
          key={group.title}
          group={group}
          isOpen={group.title === openTitle}
          isMarked={group.title === current && !(isListed && group.title === openTitle)}
          onToggle={() => setOpenTitle(group.title === openTitle ? undefined : group.title)}
        />
      ))}
    </ul>
  );
}

function isOf({ entries, unlisted = [] }: MenuGroup, pathname: string): boolean {
  return [...entries.map(({ to }) => to), ...unlisted].some((path) => matchPath(path, pathname));
}

interface GroupProps {
  group: MenuGroup;
  isOpen: boolean;
  /** Whether the title marks the current screen because no visible entry does. */
  isMarked: boolean;
  onToggle: () => void;
}

function Group({ group: { title, icon, entries }, isOpen, isMarked, onToggle }: GroupProps) {
  const mayWrite = useMayWrite();
  const isOwner = useMayWrite(true);
  const listId = `menu-${title.toLowerCase()}`;
  return (
    <li className="menu-group">
      <button
        type="button"
        className="entry side-menu__entry menu-group__title"
        data-current={isMarked ? '' : undefined}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={onToggle}
      >
        <Icon name={icon} />
        <span className="side-menu__label">{title}</span>
        <Icon name="expand" />
      </button>
      <ul id={listId} className="menu-group__entries" hidden={!isOpen}>
        {entries
          .filter(({ role }) => (role === 'OWNER' ? isOwner : mayWrite || role === undefined))
          .map((entry) => (
            <li key={entry.to}>
              <NavLink className="menu-group__entry" to={entry.to} end>
                {entry.title}
              </NavLink>
            </li>
          ))}
      </ul>
    </li>
  );
}

/** Closes the open group on Escape, and on a press outside the menu. */
function useDismiss(element: RefObject<HTMLElement | null>, isOpen: boolean, dismiss: () => void): void {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('keydown', ({ key }) => key === 'Escape' && onDismiss(), { signal });
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !element.current?.contains(target)) onDismiss();
      },
      { signal },
    );
    return () => listening.abort();
  }, [isOpen, element]);
}
