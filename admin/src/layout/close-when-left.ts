import type { FocusEvent } from 'react';

/** Puts a popover away once the focus has moved on to what lies below it; its own button does that by itself. */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
  if (relatedTarget.getAttribute('popovertarget') !== currentTarget.id) currentTarget.hidePopover?.();
}
