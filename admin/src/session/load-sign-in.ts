/** The dialog is loaded when a session has ended. */
export const loadSignIn = () => import('./sign-in-request.tsx');
