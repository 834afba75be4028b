import * as layoutText from '#messages/layout.ts';
import './top-bar.css';
import './server-status.css';
import { IconButton } from '../components/Button.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Clock } from './Clock.tsx';
import { Notifications } from './Notifications.tsx';
import { useMediaQuery, useStoredPreference } from './preferences.ts';
import { SearchButton } from './SearchButton.tsx';
import { SIDE_MENU_ID } from './SideMenu.tsx';
import { StorefrontStatus } from './StorefrontStatus.tsx';
import { useServerMessage } from './server-status.ts';

export function TopBar() {
  return (
    <header className="top-bar">
      <IconButton
        icon="menu"
        label={layoutText.openMenu}
        className="top-bar__menu"
        popoverTarget={SIDE_MENU_ID}
      />
      <StorefrontStatus />
      <SearchButton />
      <Clock />
      <ThemeToggle />
      <Notifications />
      <AccountMenu />
      <p className="server-status" role="status">
        {useServerMessage()}
      </p>
    </header>
  );
}

/** Switches the theme, which follows the system until the operator chooses one. */
export function ThemeToggle() {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const [theme, chooseTheme] = useStoredPreference('theme');
  const isDark = theme ? theme === 'dark' : systemIsDark;
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={layoutText.darkMode}
      aria-pressed={isDark}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  );
}
