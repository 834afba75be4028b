import './side-menu.css';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon, type IconName } from '../components/Icon.tsx';
import { Logo } from '../components/Logo.tsx';
import { OUTSIDE, PATHS } from '../paths.ts';
import { closeWhenLeft } from './close-when-left.ts';
import { MenuGroups } from './MenuGroups.tsx';
import { MinimiseToggle } from './MinimiseToggle.tsx';
import { MENU_GROUPS } from './menu-groups.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useRemembered } from './use-remembered.ts';

/** What the top bar's button opens where there is no room for the menu. */
export const SIDE_MENU_ID = 'side-menu';

/** Where the menu has a column of its own, as `side-menu.css` has it. */
const WIDE = '(width >= 64rem)';

/** A column of its own on a wide screen, a panel over the page (a popover) on a narrow one. */
export function SideMenu() {
  const panel = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const [menu, chooseMenu] = useRemembered('menu');
  const hasColumn = useMediaQuery(WIDE);
  const isMinimised = menu === 'minimised';

  // Every navigation has a key of its own, and closes the panel.
  useEffect(() => {
    if (key) panel.current?.hidePopover?.();
  }, [key]);

  return (
    <nav
      ref={panel}
      id={SIDE_MENU_ID}
      className="side-menu"
      popover="auto"
      aria-label="Admin"
      onBlur={closeWhenLeft}
    >
      <div className="side-menu__head">
        <Logo />
        <CloseButton />
      </div>
      <NavLink className="side-menu__entry" to={PATHS.dashboard} end>
        <Label icon="dashboard" text="Dashboard" />
      </NavLink>
      <MenuGroups groups={MENU_GROUPS} isMinimised={hasColumn && isMinimised} />
      <div className="side-menu__foot">
        <a className="side-menu__entry" href={OUTSIDE.storefront}>
          <Label icon="storefront" text="Storefront" />
        </a>
        <a className="side-menu__entry" href={OUTSIDE.playground}>
          <Label icon="playground" text="GraphQL playground" />
        </a>
        <MinimiseToggle
          isMinimised={isMinimised}
          onToggle={() => chooseMenu(isMinimised ? 'full' : 'minimised')}
        />
      </div>
    </nav>
  );
}

function CloseButton() {
  return (
    <button
      type="button"
      className="icon-button side-menu__close"
      popoverTarget={SIDE_MENU_ID}
      popoverTargetAction="hide"
      aria-label="Close the menu"
    >
      <Icon name="close" />
    </button>
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
