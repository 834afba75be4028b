import './notifications.css';
import { useEffect, useRef } from 'react';
import { Icon } from '../components/Icon.tsx';
import { SampleMark } from '../components/SampleNote.tsx';
import { Dropdown } from './Dropdown.tsx';
import { NOTIFICATIONS } from './sample-notifications.ts';

const LIST_ID = 'notifications';

/** The bell with its count; Alt+T opens the list on every screen. */
export function Notifications() {
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      // `code`, because Alt+T types another character on a Mac. A modal dialog would cover the list.
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
        aria-label={`Notifications, ${NOTIFICATIONS.length}`}
        aria-keyshortcuts="Alt+T"
        title="Notifications (Alt+T)"
      >
        <Icon name="notification" />
        <span className="notifications__count">{NOTIFICATIONS.length}</span>
      </button>
      <Dropdown ref={list} id={LIST_ID} label="Notifications">
        <div className="sample-heading">
          <h2 className="notifications__title">Notifications</h2>
          <SampleMark />
        </div>
        <ul>
          {NOTIFICATIONS.map(({ id, title, detail, when }) => (
            <li key={id} className="notification">
              <strong className="notification__title">{title}</strong>
              <span>{detail}</span>
              <span>{when}</span>
            </li>
          ))}
        </ul>
      </Dropdown>
    </>
  );
}
