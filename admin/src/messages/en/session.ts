export const shopHasNoAccountYetSo =
  'The shop has no account yet, so anyone who can open this admin can change the shop.';
export const createFirstAccount = 'Create the first account';
export const codeFromYourAuthenticatorApp = 'Code from your authenticator app, or a recovery code';
export const staySignedInWhenYouClose =
  'Stay signed in when you close the browser. Sessions end after 12 hours without activity.';
export const signInWithPasskey = 'Sign in with a passkey';
export const youCanViewEverythingBut =
  'You can view everything, but you do not have permission to make changes.';
export const viewOnlyAccount = 'View-only account';
export const pricesAreInNow = (currency: string) => `Prices are in ${currency} now`;
export const thisShopHasAccountsNow = 'This shop has accounts now';
export const yourSessionHasEnded = 'Your session has ended';
export const firstAccountCreatedKeepInput =
  'The first account was created while this admin was open. Sign in, or ask an owner for an invitation: you keep everything that you entered.';
export const signInAgainKeepInput = 'Sign in again: you keep everything that you entered.';
export const passkeyCanceled = 'Sign-in with the passkey was canceled.';
export const sessionNotLoaded = 'Your session could not be loaded. Reload the page.';
