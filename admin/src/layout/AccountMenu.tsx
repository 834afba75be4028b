import * as layoutText from '#messages/layout.ts';
import * as sharedText from '#messages/shared.ts';
import '../components/initials.css';
import './account-menu.css';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../components/Icon.tsx';
import { toastMissing } from '../components/use-on-demand.ts';
import { OUTSIDE, PATHS } from '../paths.ts';
import { useSession } from '../session/session-state.ts';
import { Dropdown } from './Dropdown.tsx';
import { useStorefront } from './storefront-state.ts';

/**
 * Links to a screen (`to`) or outside the admin (`href`). An entry with neither is part of the sample, and a
 * live shop does not have it.
 */
interface AccountEntry {
  title: string;
  to?: string;
  href?: string;
}

/** The account menu's six entries (specification, section 2). */
const ACCOUNT_ENTRIES: AccountEntry[] = [
  { title: layoutText.editProfile, to: PATHS.profile },
  { title: layoutText.accountSettings, to: `${PATHS.profile}?tab=admin-account` },
  { title: sharedText.wallet },
  { title: layoutText.billing },
  { title: layoutText.helpCenter, href: OUTSIDE.help },
  { title: layoutText.logout, to: PATHS.login },
];

const MENU_ID = 'account-menu';
/** The sample operator of a shop without accounts. */
const SAMPLE_NAME = layoutText.meeraS;

export function AccountMenu() {
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const session = useSession();
  const operator = session?.operator;
  const isLive = useStorefront()?.mode === 'CATALOGUE';
  const entries = isLive ? ACCOUNT_ENTRIES.filter(({ to, href }) => to ?? href) : ACCOUNT_ENTRIES;
  // Empty until the session is known.
  const name = operator?.name ?? (session?.hasAccounts === false ? SAMPLE_NAME : '');

  // The location's key changes with every navigation.
  useEffect(() => {
    if (key) menu.current?.hidePopover?.();
  }, [key]);

  return (
    <>
      <button type="button" className="account" popoverTarget={MENU_ID}>
        <span className="initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className="account__name">{name}</span>
        <span className="visually-hidden">{layoutText.accountMenu}</span>
        <Icon name="expand" />
      </button>
      <Dropdown ref={menu} id={MENU_ID} label={layoutText.accountMenuTitle}>
        <ul className="account__entries">
          {entries.map((entry) => (
            <li key={entry.title}>
              {operator && entry.title === 'Logout' ? <LogoutButton /> : <Entry {...entry} />}
            </li>
          ))}
        </ul>
      </Dropdown>
    </>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map(([letter]) => letter?.toUpperCase())
    .join('');
}

function LogoutButton() {
  return (
    <button
      type="button"
      className="entry dropdown__entry"
      onClick={() => void import('../session/sign-out.ts').then(({ signOut }) => signOut(), toastMissing)}
    >
      {layoutText.logout}
    </button>
  );
}

function Entry({ title, to, href }: AccountEntry) {
  if (to) {
    return (
      <Link className="entry dropdown__entry" to={to}>
        {title}
      </Link>
    );
  }
  if (href) {
    return (
      <a className="entry dropdown__entry" href={href}>
        {title}
      </a>
    );
  }
  return (
    <button type="button" className="entry dropdown__entry" disabled>
      {title}
    </button>
  );
}
