import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { FEATURES, type Feature } from '../features/features.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { RootLayout, ScreenSkeleton } from '../layout/RootLayout.tsx';
import { AccessLayout, SampleLayout } from '../layout/SampleLayout.tsx';
import { NotFoundScreen, ScreenError } from '../layout/ScreenError.tsx';

/** The routes of all screens that the features declare. Each screen loads when it is first opened. */
export const ROUTES: RouteObject[] = routesOf(FEATURES);

/** @throws Error if two screens share an address, because the second would never be shown */
export function routesOf(features: readonly Feature[]): RouteObject[] {
  const screens = features.flatMap((feature) => feature.screens);
  const paths = screens.map(({ path }) => path);
  const twice = paths.find((path, at) => paths.indexOf(path) < at);
  if (twice !== undefined) throw new Error(`Two screens of the admin have the address ${twice}.`);
  /** Wraps screens so that an error replaces the screen, but keeps the layout. */
  const within = (layout?: Feature['screens'][number]['layout']): RouteObject[] => [
    {
      ErrorBoundary: ScreenError,
      children: screens
        .filter((screen) => screen.layout === layout)
        .map(({ path, load }) => ({ path, HydrateFallback: ScreenSkeleton, lazy: lazily(load) })),
    },
  ];
  const routes: RouteObject[] = [
    {
      element: <RootLayout routes={() => routes} />,
      ErrorBoundary: ScreenError,
      children: [
        {
          Component: AdminLayout,
          children: [
            { Component: SampleLayout, children: within('SAMPLE') },
            ...within(),
            { path: '*', Component: NotFoundScreen },
          ],
        },
        { Component: AccessLayout, children: within('ACCESS') },
      ],
    },
  ];
  return routes;
}

function lazily(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await load() });
}
