import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { FEATURES, type Feature } from '../features/features.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { MissingScreen } from '../navigation/ScreenRouter.tsx';

/** The routes of all screens that the features declare; each screen is loaded when it is first opened. */
export const ROUTES: RouteObject[] = routesOf(FEATURES);

/** @throws Error where two screens have one address: the second would never be shown */
export function routesOf(features: readonly Feature[]): RouteObject[] {
  const screens = features.flatMap((feature) => feature.screens);
  const paths = screens.map(({ path }) => path);
  const twice = paths.find((path, at) => paths.indexOf(path) < at);
  if (twice !== undefined) throw new Error(`Two screens of the admin have the address ${twice}.`);
  const within = (layout?: Feature['screens'][number]['layout']) =>
    screens.filter((screen) => screen.layout === layout).map(({ path, load }) => ({ path, ...lazily(load) }));
  return [
    {
      Component: AdminLayout,
      children: [
        {
          ...lazily(async () => (await import('./ApolloLayout.tsx')).ApolloLayout),
          children: within('APOLLO'),
        },
        {
          ...lazily(async () => (await import('../layout/SampleLayout.tsx')).SampleLayout),
          children: within('SAMPLE'),
        },
        ...within(),
        {
          path: '*',
          ...lazily(async () => (await import('../navigation/ScreenError.tsx')).NotFoundScreen),
        },
      ],
    },
    {
      ...lazily(async () => (await import('../layout/SampleLayout.tsx')).AccessLayout),
      children: within('ACCESS'),
    },
  ];
}

function lazily(load: () => Promise<ComponentType>) {
  return {
    Component: MissingScreen,
    lazy: async () => ({ Component: await load() }),
  };
}
