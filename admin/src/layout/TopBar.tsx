import './top-bar.css';
import './server-status.css';
import { IconButton } from '../components/IconButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Clock } from './Clock.tsx';
import { Notifications } from './Notifications.tsx';
import { SIDE_MENU_ID } from './SideMenu.tsx';
import { StorefrontStatus } from './StorefrontStatus.tsx';
import { useServerMessage } from './server-status.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

export function TopBar() {
  return (
    <header className="top-bar">
      <IconButton icon="menu" label="Open the menu" className="top-bar__menu" popoverTarget={SIDE_MENU_ID} />
      <StorefrontStatus />
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
