import type { RouteObject } from 'react-router';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { MissingScreen } from '../navigation/ScreenRouter.tsx';
import { PATHS } from '../paths.ts';

/** The screens that call the server. */
const APOLLO_SCREENS: RouteObject = {
  ...lazily(async () => (await import('./ApolloLayout.tsx')).ApolloLayout),
  children: [
    screen(
      PATHS.dashboard,
      async () => (await import('../features/dashboard/DashboardScreen.tsx')).DashboardScreen,
    ),
    screen(PATHS.category, other('category')),
    screen(PATHS.subcategory, other('subcategory')),
    screen(PATHS.productList, products),
    screen(PATHS.productGrid, products),
    screen(PATHS.deleteProduct, products),
    screen(
      PATHS.addProduct,
      async () => (await import('../features/products/form/AddProductScreen.tsx')).AddProductScreen,
    ),
    screen(
      PATHS.editProduct,
      async () => (await import('../features/products/form/EditProductScreen.tsx')).EditProductScreen,
    ),
    screen(PATHS.storefront, other('storefront')),
    screen(
      PATHS.storefrontContent,
      async () =>
        (await import('../features/storefront-content/StorefrontContentScreen.tsx')).StorefrontContentScreen,
    ),
    screen(PATHS.history, other('history')),
  ],
};

/** The screens of sample data, which make no calls. */
const SAMPLE_SCREENS: RouteObject = {
  ...lazily(async () => (await import('../layout/SampleLayout.tsx')).SampleLayout),
  children: [
    screen(PATHS.invoice, other('invoice')),
    screen(PATHS.sellerList, other('sellerList')),
    screen(PATHS.sellerCards, other('sellerCards')),
    screen(PATHS.sellerProfile, other('sellerProfile')),
  ],
};

/** Every screen; each is loaded when it is first opened. */
export const ROUTES: RouteObject[] = [
  {
    Component: AdminLayout,
    children: [
      APOLLO_SCREENS,
      SAMPLE_SCREENS,
      screen(PATHS.orderList, other('orderList')),
      screen(PATHS.orderDetails, other('orderDetails')),
      screen(PATHS.stock, other('stock')),
      screen(PATHS.mails, other('mails')),
      screen(PATHS.mailTemplates, other('mailTemplates')),
      screen(PATHS.mail, other('mail')),
      screen(PATHS.selling, other('selling')),
      screen(PATHS.redirects, other('redirects')),
      screen(PATHS.webhooks, other('webhooks')),
      screen(PATHS.profile, other('profile')),
      screen('*', other('notFound')),
    ],
  },
  {
    ...lazily(async () => (await import('../layout/SampleLayout.tsx')).AccessLayout),
    children: [
      screen(PATHS.login, other('login')),
      screen(PATHS.signup, other('signup')),
      screen(PATHS.resetPassword, other('resetPassword')),
    ],
  },
];

/** Where the files of a screen lie need not be known before it is opened, unless it is one of those that people open first. */
function other(name: keyof typeof import('./other-screens.ts').OTHER_SCREENS) {
  return async () => (await import('./other-screens.ts')).OTHER_SCREENS[name]();
}

/** One screen for three routes, so that the products stay mounted behind the delete dialog. */
async function products() {
  return (await import('../features/products/ProductsScreen.tsx')).ProductsScreen;
}

function screen(path: string, load: () => Promise<React.ComponentType>): RouteObject {
  return { path, ...lazily(load) };
}

function lazily(load: () => Promise<React.ComponentType>) {
  return {
    Component: MissingScreen,
    lazy: async () => ({ Component: await load() }),
  };
}
