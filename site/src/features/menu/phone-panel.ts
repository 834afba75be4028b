const ID = 'phone-panel';

/**
 * The panel of the small screen, and the attributes of the buttons that open and close it. Browsers that know
 * `command` open it as a modal dialog, which keeps the focus inside; all others as a popover. No script either way.
 */
export const PHONE_PANEL = {
  id: ID,
  opens: { command: 'show-modal', commandfor: ID, popovertarget: ID },
  closes: { command: 'close', commandfor: ID, popovertarget: ID, popovertargetaction: 'hide' },
} as const;
