import * as sharedText from '#messages/shared.ts';
import { FIRST_OWNER, PATHS } from '../../paths.ts';
import { knownSession, type Session } from '../../session/session-state.ts';
import type { Feature } from '../features.ts';

/** Login and signup are samples until there is an account. A sign-in or sign-out reloads the admin, so the choice is made once. */
export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.login,
      layout: 'ACCESS',
      load: async () => {
        const session = await knownSession();
        if (isClosed(session)) return noAccountScreen();
        return session.hasAccounts
          ? (await import('./LoginScreen.tsx')).SignInScreen
          : (await import('./LoginScreen.tsx')).LoginScreen;
      },
      menu: { group: 'account', title: sharedText.login, place: 10 },
    },
    {
      path: PATHS.signup,
      layout: 'ACCESS',
      load: async () => {
        const session = await knownSession();
        if (isClosed(session)) return noAccountScreen();
        return session.hasAccounts || location.search === FIRST_OWNER
          ? (await import('./NewAccountScreen.tsx')).NewAccountScreen
          : (await import('./SignupScreen.tsx')).SignupScreen;
      },
      menu: { group: 'account', title: sharedText.signup, place: 20 },
    },
    {
      path: PATHS.resetPassword,
      layout: 'ACCESS',
      load: async () => (await import('./ResetPasswordScreen.tsx')).ResetPasswordScreen,
    },
  ],
};

/** Whether the caller has no rights because there is no account and the request came through a proxy. */
function isClosed({ hasAccounts, isOpen }: Session): boolean {
  return !hasAccounts && !isOpen;
}

async function noAccountScreen() {
  return (await import('./NoAccountScreen.tsx')).NoAccountScreen;
}
