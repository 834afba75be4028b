import './dropdown.css';
import type { FocusEvent, ReactNode, Ref } from 'react';

interface Props {
  id: string;
  label: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A popover that a button in the top bar opens with `popoverTarget`. */
export function Dropdown({ id, label, ref, children }: Props) {
  return (
    <section
      ref={ref}
      id={id}
      className="dropdown"
      popover="auto"
      aria-label={label}
      tabIndex={-1}
      onBlur={closeOnBlur}
      onToggle={({ newState, currentTarget }) => newState === 'open' && currentTarget.focus()}
    >
      {children}
    </section>
  );
}

/** Closes a popover when the focus leaves it. Ignores its own button, which toggles the popover itself. */
export function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
  if (relatedTarget.getAttribute('popovertarget') !== currentTarget.id) currentTarget.hidePopover?.();
}
