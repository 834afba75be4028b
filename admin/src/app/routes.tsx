import type { RouteObject } from 'react-router';
import { ScreenError } from '../components/ScreenError.tsx';
import { ScreenSkeleton } from '../components/ScreenSkeleton.tsx';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { PATHS } from '../paths.ts';

/** Every screen, each in a file of its own that is fetched when it is first opened. */
export const ROUTES: RouteObject[] = [
  {
    Component: AdminLayout,
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
      screen('*', async () => (await import('../features/not-found/NotFoundScreen.tsx')).NotFoundScreen),
    ],
  },
];

function screen(path: string, load: () => Promise<React.ComponentType>): RouteObject {
  return {
    path,
    lazy: async () => ({ Component: await load() }),
    HydrateFallback: ScreenSkeleton,
    ErrorBoundary: ScreenError,
  };
}
