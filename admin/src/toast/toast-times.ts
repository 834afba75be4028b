// How long toasts stay (specification, section 9).

/** Of a toast, where nobody says otherwise. */
export const DEFAULT_TOAST_MS = 5000;

/** Of the admin's toasts. */
export const ADMIN_TOAST_MS = 2500;

/** Of a loading toast, once it has become a result. */
export const SETTLED_TOAST_MS = 3000;
