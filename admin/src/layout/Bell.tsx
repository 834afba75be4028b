import * as layoutText from '#messages/layout.ts';
import * as sharedText from '#messages/shared.ts';
import './notifications.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../components/Icon.tsx';
import { Dropdown } from './Dropdown.tsx';

const LIST_ID = 'notifications';

/** The bell with its count; Alt+T opens the list on every screen. */
export function Bell({ count, children }: { count: number; children: ReactNode }) {
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      // Compares `code`, because Alt+T types another character on a Mac. Does nothing over a modal dialog,
      // which would cover the list.
      if (!event.altKey || event.code !== 'KeyT' || document.querySelector('dialog[open]')) return;
      // AltGr, which types letters, is reported as Ctrl+Alt on some systems.
      if (event.ctrlKey || event.getModifierState('AltGraph')) return;
      event.preventDefault();
      list.current?.showPopover();
    };
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, []);

  return (
    <>
      <button
        type="button"
        className="icon-button notifications"
        popoverTarget={LIST_ID}
        aria-label={layoutText.notificationsCount(count)}
        aria-keyshortcuts="Alt+T"
        title={layoutText.notificationsAltT}
      >
        <Icon name="notification" />
        {count > 0 && <span className="notifications__count">{count > 99 ? '99+' : count}</span>}
      </button>
      <Dropdown ref={list} id={LIST_ID} label={sharedText.notifications}>
        {children}
      </Dropdown>
    </>
  );
}
