import './dropdown.css';
import type { ReactNode, Ref } from 'react';
import { closeWhenLeft } from './close-when-left.ts';

interface Props {
  id: string;
  label: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/**
 * What a button of the top bar opens (`popoverTarget`). As a popover it closes on a press outside and on Escape,
 * hands the focus back, and only one is open at a time.
 */
export function Dropdown({ id, label, ref, children }: Props) {
  return (
    <section
      ref={ref}
      id={id}
      className="dropdown"
      popover="auto"
      aria-label={label}
      tabIndex={-1}
      onBlur={closeWhenLeft}
      onToggle={({ newState, currentTarget }) => newState === 'open' && currentTarget.focus()}
    >
      {children}
    </section>
  );
}
