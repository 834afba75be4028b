import './account-menu.css';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../components/Icon.tsx';
import { OUTSIDE, PATHS } from '../paths.ts';
import { Dropdown } from './Dropdown.tsx';

/** Links to a screen (`to`), out of the admin (`href`), or nowhere. */
interface AccountEntry {
  title: string;
  to?: string;
  href?: string;
}

/** The account menu's six entries (specification, section 2). */
const ACCOUNT_ENTRIES: AccountEntry[] = [
  { title: 'Edit Profile', to: PATHS.profile },
  { title: 'Account Settings', to: `${PATHS.profile}?tab=admin-account` },
  { title: 'Wallet' },
  { title: 'Billing' },
  { title: 'Help center', href: OUTSIDE.help },
  { title: 'Logout', to: PATHS.login },
];

const MENU_ID = 'account-menu';

export function AccountMenu() {
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // Every navigation has a new key.
  useEffect(() => {
    if (key) menu.current?.hidePopover?.();
  }, [key]);

  return (
    <>
      <button type="button" className="account" popoverTarget={MENU_ID}>
        <span className="account__initials" aria-hidden="true">
          MS
        </span>
        <span className="account__name">Meera S.</span>
        <span className="visually-hidden">account menu</span>
        <Icon name="expand" />
      </button>
      <Dropdown ref={menu} id={MENU_ID} label="Account menu">
        <ul className="account__entries">
          {ACCOUNT_ENTRIES.map((entry) => (
            <li key={entry.title}>
              <Entry {...entry} />
            </li>
          ))}
        </ul>
      </Dropdown>
    </>
  );
}

function Entry({ title, to, href }: AccountEntry) {
  if (to) {
    return (
      <Link className="dropdown__entry" to={to}>
        {title}
      </Link>
    );
  }
  if (href) {
    return (
      <a className="dropdown__entry" href={href}>
        {title}
      </a>
    );
  }
  return (
    <button type="button" className="dropdown__entry" disabled>
      {title}
    </button>
  );
}
