import { ApolloClient, InMemoryCache } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, matchRoutes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { CatalogueCountsDocument } from '../graphql.generated.ts';
import { MENU_GROUPS } from '../layout/menu-groups.ts';
import { createNavigation } from '../navigation/navigation.ts';
import { ScreenRouter } from '../navigation/ScreenRouter.tsx';
import { PATHS } from '../paths.ts';
import { setSession } from '../session/session-state.ts';
import { ROUTES, routesOf } from './routes.tsx';

const COUNTS = {
  request: { query: CatalogueCountsDocument },
  result: {
    data: {
      categories: { __typename: 'CategoryConnection', totalCount: 0 },
      products: { __typename: 'ProductConnection', totalCount: 0 },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
} as const;

vi.mock('./apollo-client.ts', () => ({
  apolloClient: new ApolloClient({ link: new MockLink([COUNTS]), cache: new InMemoryCache() }),
}));

const SESSION = { hasAccounts: false, isOpen: true, operator: null };

function open(path: string) {
  const navigation = createNavigation(createMemoryHistory({ initialEntries: [path] }), ROUTES);
  render(<ScreenRouter navigation={navigation} routes={ROUTES} />);
}

beforeEach(() => {
  // The test's browser has no page to scroll.
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({
      status: 'ready',
      data: {
        storefront: { mode: 'SAMPLE', state: 'LIVE', publishesAutomatically: true, faults: [] },
        session: SESSION,
        webhooks: [] as object[],
      },
    }),
  );
});

test.each(['/admin', '/admin/'])('%s is the dashboard', async (path) => {
  open(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Dashboard', current: 'page' })).toBeTruthy();
});

test('while nobody knows whether there are accounts, the login is no sample, and can be tried again', async () => {
  setSession(null);
  vi.mocked(globalThis.fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  open('/admin/login');
  expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeTruthy();
  vi.mocked(globalThis.fetch).mockImplementation(async () => Response.json({ data: { session: SESSION } }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeTruthy();
});

test('an unknown address is answered inside the layout, with a way back', async () => {
  open('/admin/no/such/screen');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such screen' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Admin' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Back to the dashboard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
});

test.each(MENU_GROUPS.flatMap(({ entries }) => entries))(
  'the menu entry $title leads to a screen',
  ({ to }) => {
    const [match] = matchRoutes(ROUTES, to)?.slice(-1) ?? [];
    expect(match?.route.path).toBe(to);
  },
);

test.each([
  '/subcategory',
  '/orderlist',
  '/orderdetails',
  '/invoice',
  '/seller/list',
  '/seller/card',
  '/seller/profile',
  '/profile',
  '/login',
  '/signup',
])('the sample screen %s says once that it is one', async (path) => {
  open(`/admin${path}`);
  expect(await screen.findAllByText(/^A sample screen: what it shows is made up/)).toHaveLength(1);
});

test('two screens with one address are an error', () => {
  const screen = { path: '/coupons', load: async () => () => null };
  expect(routesOf([{ screens: [screen] }])).toHaveLength(2);
  expect(() => routesOf([{ screens: [screen] }, { screens: [screen] }])).toThrow(
    'Two screens of the admin have the address /coupons.',
  );
});

test('every screen that links name by PATHS is declared by a feature', () => {
  for (const path of Object.values(PATHS)) expect(matchRoutes(ROUTES, path)?.at(-1)?.route.path).toBe(path);
});

test('the footer carries the year', async () => {
  open('/admin');
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(screen.getByRole('contentinfo').textContent).toContain(
    `© ${new Date().getFullYear()} Mela. All rights reserved.`,
  );
});
