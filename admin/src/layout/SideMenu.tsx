import * as layoutText from '#messages/layout.ts';
import * as sharedText from '#messages/shared.ts';
import './side-menu.css';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { IconButton } from '../components/Button.tsx';
import { Icon, type IconName } from '../components/Icon.tsx';
import { Logo } from '../components/Logo.tsx';
import { OUTSIDE, PATHS } from '../paths.ts';
import { closeOnBlur } from './Dropdown.tsx';
import { MenuGroups } from './MenuGroups.tsx';
import { LIVE_MENU_GROUPS, MENU_GROUPS } from './menu-groups.ts';
import { useMediaQuery, useStoredPreference } from './preferences.ts';
import { useStorefront } from './storefront-state.ts';

/** The menu's id, to which the top bar's menu button refers on narrow screens. */
export const SIDE_MENU_ID = 'side-menu';

/** The screens on which the menu is a column, as in `side-menu.css`. */
const WIDE = '(width >= 64rem)';

/** The side menu: a column on a wide screen, a popover on a narrow one. */
export function SideMenu() {
  const panel = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const [menu, chooseMenu] = useStoredPreference('menu');
  const hasColumn = useMediaQuery(WIDE);
  const isMinimised = menu === 'minimised';
  const isLive = useStorefront()?.mode === 'CATALOGUE';

  // The location's key changes with every navigation.
  useEffect(() => {
    if (key) panel.current?.hidePopover?.();
  }, [key]);

  return (
    <nav
      ref={panel}
      id={SIDE_MENU_ID}
      className="side-menu"
      popover="auto"
      aria-label={layoutText.admin}
      onBlur={closeOnBlur}
    >
      <div className="side-menu__head">
        <Logo />
        <IconButton
          icon="close"
          label={layoutText.closeMenu}
          className="side-menu__close"
          popoverTarget={SIDE_MENU_ID}
          popoverTargetAction="hide"
        />
      </div>
      <NavLink className="entry side-menu__entry" to={PATHS.dashboard} end>
        <Label icon="dashboard" text={sharedText.dashboard} />
      </NavLink>
      <MenuGroups groups={isLive ? LIVE_MENU_GROUPS : MENU_GROUPS} isMinimised={hasColumn && isMinimised} />
      <div className="side-menu__foot">
        <a className="entry side-menu__entry" href={OUTSIDE.storefront}>
          <Label icon="storefront" text={sharedText.viewStorefront} />
        </a>
        <a className="entry side-menu__entry" href={OUTSIDE.playground}>
          <Label icon="playground" text={layoutText.graphQlPlayground} />
        </a>
        <MinimiseToggle
          isMinimised={isMinimised}
          onToggle={() => chooseMenu(isMinimised ? 'full' : 'minimised')}
        />
      </div>
    </nav>
  );
}

function Label({ icon, text }: { icon: IconName; text: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className="side-menu__label">{text}</span>
    </>
  );
}

interface ToggleProps {
  isMinimised: boolean;
  onToggle: () => void;
}

function MinimiseToggle({ isMinimised, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      className="entry side-menu__entry side-menu__minimise"
      aria-pressed={isMinimised}
      onClick={onToggle}
    >
      <Icon name="collapse" />
      <span className="side-menu__label">{layoutText.minimise}</span>
    </button>
  );
}
