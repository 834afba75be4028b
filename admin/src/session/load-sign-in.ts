/** Loads the dialog to sign in again after the session has ended. */
export const loadSignIn = () => import('./sign-in-request.tsx');
