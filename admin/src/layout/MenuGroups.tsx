import './menu-groups.css';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
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
  const current = groups.find(({ entries }) => entries.some(({ to }) => to === pathname))?.title;
  const [openTitle, setOpenTitle] = useState(isMinimised ? undefined : current);

  // Every navigation has a key of its own: it opens the group of its screen, and puts a card away.
  useEffect(() => {
    if (key) setOpenTitle(isMinimised ? undefined : current);
  }, [key, current, isMinimised]);
  useDismiss(list, isMinimised && openTitle !== undefined, () => setOpenTitle(undefined));

  return (
    <ul ref={list}>
      {groups.map((group) => (
        <Group
          key={group.title}
          group={group}
          isOpen={group.title === openTitle}
          hasCurrent={group.title === current}
          onToggle={() => setOpenTitle(group.title === openTitle ? undefined : group.title)}
        />
      ))}
    </ul>
  );
}

interface GroupProps {
  group: MenuGroup;
  isOpen: boolean;
  hasCurrent: boolean;
  onToggle: () => void;
}

function Group({ group: { title, icon, entries }, isOpen, hasCurrent, onToggle }: GroupProps) {
  const listId = `menu-${title.toLowerCase()}`;
  return (
    <li className="menu-group">
      <button
        type="button"
        className="side-menu__entry menu-group__title"
        data-current={hasCurrent && !isOpen ? '' : undefined}
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
