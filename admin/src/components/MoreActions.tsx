import * as componentsText from '#messages/components.ts';
import './popover-menu.css';
import './more-actions.css';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from './Button.tsx';

/** Buttons for rare actions, in a menu. An action closes it, and the focus returns to the menu's button. */
export function MoreActions({ children }: { children: ReactNode }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button label={componentsText.moreActions} icon="menu" isQuiet isSmall popoverTarget={id} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard presses the buttons inside */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only closes the menu */}
      <div
        ref={menu}
        id={id}
        className="popover-menu more-actions"
        popover="auto"
        onClick={() => menu.current?.hidePopover?.()}
      >
        {children}
      </div>
    </>
  );
}
