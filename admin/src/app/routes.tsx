import type { RouteObject } from 'react-router';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { PATHS } from '../paths.ts';
import { ScreenError, ScreenSkeleton } from './ScreenFallbacks.tsx';

/** The screens that call the server. */
const APOLLO_SCREENS: RouteObject = {
  ...lazily(async () => (await import('./ApolloLayout.tsx')).ApolloLayout),
  children: [
    screen(
      PATHS.dashboard,
      async () => (await import('../features/dashboard/DashboardScreen.tsx')).DashboardScreen,
    ),
    screen(
      PATHS.category,
      async () => (await import('../features/categories/CategoryScreen.tsx')).CategoryScreen,
    ),
    screen(
      PATHS.subcategory,
      async () => (await import('../features/subcategories/SubcategoryScreen.tsx')).SubcategoryScreen,
    ),
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
    screen(
      PATHS.storefront,
      async () => (await import('../features/storefront/StorefrontScreen.tsx')).StorefrontScreen,
    ),
    screen(
      PATHS.storefrontContent,
      async () =>
        (await import('../features/storefront-content/StorefrontContentScreen.tsx')).StorefrontContentScreen,
    ),
  ],
};

/** The screens of sample data, which make no calls. */
const SAMPLE_SCREENS: RouteObject = {
  ...lazily(async () => (await import('../layout/SampleLayout.tsx')).SampleLayout),
  children: [
    screen(
      PATHS.orderList,
      async () => (await import('../features/orders/OrderListScreen.tsx')).OrderListScreen,
    ),
    screen(
      PATHS.orderDetails,
      async () => (await import('../features/orders/OrderDetailScreen.tsx')).OrderDetailScreen,
    ),
    screen(PATHS.invoice, async () => (await import('../features/orders/InvoiceScreen.tsx')).InvoiceScreen),
    screen(
      PATHS.sellerList,
      async () => (await import('../features/sellers/SellerListScreen.tsx')).SellerListScreen,
    ),
    screen(
      PATHS.sellerCards,
      async () => (await import('../features/sellers/SellerCardsScreen.tsx')).SellerCardsScreen,
    ),
    screen(
      PATHS.sellerProfile,
      async () => (await import('../features/sellers/SellerProfileScreen.tsx')).SellerProfileScreen,
    ),
    screen(PATHS.profile, async () => (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen),
  ],
};

/** Every screen; each is loaded when it is first opened. */
export const ROUTES: RouteObject[] = [
  {
    Component: AdminLayout,
    children: [
      APOLLO_SCREENS,
      SAMPLE_SCREENS,
      screen('*', async () => (await import('../features/not-found/NotFoundScreen.tsx')).NotFoundScreen),
    ],
  },
  {
    ...lazily(async () => (await import('../layout/AccessLayout.tsx')).AccessLayout),
    children: [
      screen(PATHS.login, async () => (await import('../features/access/LoginScreen.tsx')).LoginScreen),
      screen(PATHS.signup, async () => (await import('../features/access/SignupScreen.tsx')).SignupScreen),
    ],
  },
];

/** One screen for three routes, so that the products stay mounted behind the delete dialog. */
async function products() {
  return (await import('../features/products/ProductsScreen.tsx')).ProductsScreen;
}

function screen(path: string, load: () => Promise<React.ComponentType>): RouteObject {
  return { path, ...lazily(load) };
}

function lazily(load: () => Promise<React.ComponentType>) {
  return {
    lazy: async () => ({ Component: await load() }),
    HydrateFallback: ScreenSkeleton,
    ErrorBoundary: ScreenError,
  };
}
