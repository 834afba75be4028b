import type { ComponentType } from 'react';
import { FIRST_OWNER } from '../paths.ts';
import { readSession, type Session } from '../session/session-state.ts';

/**
 * The screens that are seldom the first. Some are samples as long as there is no account: which of two is
 * shown is chosen once, as a sign-in or sign-out loads the admin anew.
 */
export const OTHER_SCREENS = {
  category: async () => (await import('../features/categories/CategoryScreen.tsx')).CategoryScreen,
  subcategory: async () =>
    (await import('../features/subcategories/SubcategoryScreen.tsx')).SubcategoryScreen,
  storefront: async () => (await import('../features/storefront/StorefrontScreen.tsx')).StorefrontScreen,
  history: async () => (await import('../features/history/HistoryScreen.tsx')).HistoryScreen,
  orderList: async () => (await import('../features/orders/OrderScreens.tsx')).AllOrdersScreen,
  orderDetails: async () => (await import('../features/orders/OrderScreens.tsx')).OrderScreen,
  stock: async () => (await import('../features/stock/StockScreen.tsx')).StockScreen,
  mails: async () => (await import('../features/mails/MailsScreen.tsx')).MailsScreen,
  mailTemplates: async () => (await import('../features/mails/MailTemplatesScreen.tsx')).MailTemplatesScreen,
  mail: async () => (await import('../features/mails/MailScreen.tsx')).MailScreen,
  selling: async () => (await import('../features/selling/SellingScreen.tsx')).SellingScreen,
  redirects: async () => (await import('../features/redirects/RedirectsScreen.tsx')).RedirectsScreen,
  webhooks: async () => (await import('../features/webhooks/WebhooksScreen.tsx')).WebhooksScreen,
  invoice: async () => (await import('../features/orders/InvoiceScreen.tsx')).InvoiceScreen,
  sellerList: async () => (await import('../features/sellers/SellerListScreen.tsx')).SellerListScreen,
  sellerCards: async () => (await import('../features/sellers/SellerCardsScreen.tsx')).SellerCardsScreen,
  sellerProfile: async () =>
    (await import('../features/sellers/SellerProfileScreen.tsx')).SellerProfileScreen,
  notFound: async () => (await import('../navigation/ScreenError.tsx')).NotFoundScreen,
  login: async () => {
    const session = await knownSession();
    if (isClosed(session)) return noAccountScreen();
    return session.hasAccounts
      ? (await import('../features/access/SignInScreen.tsx')).SignInScreen
      : (await import('../features/access/LoginScreen.tsx')).LoginScreen;
  },
  signup: async () => {
    const session = await knownSession();
    if (isClosed(session)) return noAccountScreen();
    return session.hasAccounts || location.search === FIRST_OWNER
      ? (await import('../features/access/NewAccountScreen.tsx')).NewAccountScreen
      : (await import('../features/access/SignupScreen.tsx')).SignupScreen;
  },
  resetPassword: async () => (await import('../features/access/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  profile: async () =>
    (await knownSession()).operator
      ? (await import('../features/account/AccountScreen.tsx')).AccountScreen
      : (await import('../features/profile/SampleProfileScreen.tsx')).SampleProfileScreen,
} satisfies Record<string, () => Promise<ComponentType>>;

/** Without an account, requests through a proxy have no rights. */
function isClosed({ hasAccounts, isOpen }: Session): boolean {
  return !hasAccounts && !isOpen;
}

async function noAccountScreen() {
  return (await import('../features/access/NoAccountScreen.tsx')).NoAccountScreen;
}

/** Where it is not known whether there are accounts, a sample would be a lie. @throws Error, which offers to try again */
async function knownSession(): Promise<Session> {
  const session = await readSession();
  if (!session) throw new Error('The session could not be read.');
  return session;
}
