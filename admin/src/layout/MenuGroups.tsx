import './menu-groups.css';
import { useEffect, useRef, useState } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router';
import { Icon } from '../components/Icon.tsx';
import type { MenuGroup } from './menu-groups.ts';
import { useDismiss } from './use-dismiss.ts';

interface Props {
  groups: MenuGroup[];
  /** Whether the groups open beside the menu, as cards over the page. */
  isMinimised: boolean;
}

/** The groups, of which one at most is open: at first the one of the screen that is shown. */
export function MenuGroups({ groups, isMinimised }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname, key } = useLocation();
  const isListed = groups.some(({ entries }) => entries.some(({ to }) => to === pathname));
  const current = groups.find((group) => isOf(group, pathname))?.title;
  const [openTitle, setOpenTitle] = useState(isMinimised ? undefined : current);

  // Every navigation has a key of its own: it opens the group of its screen, and puts a card away.
  useEffect(() => {
    if (key) setOpenTitle(isMinimised ? undefined : current);
  }, [key, current, isMinimised]);
  useDismiss(list, isMinimised && openTitle !== undefined, () => {
    // The entries go, and must not take the focus along.
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
  /** Whether the title tells where one is, for want of an entry in sight that does. */
  isMarked: boolean;
  onToggle: () => void;
}

function Group({ group: { title, icon, entries }, isOpen, isMarked, onToggle }: GroupProps) {
  const listId = `menu-${title.toLowerCase()}`;
  return (
    <li className="menu-group">
      <button
        type="button"
        className="side-menu__entry menu-group__title"
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
        {entries.map((entry) => (
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
