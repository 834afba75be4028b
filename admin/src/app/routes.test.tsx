import { ApolloLink } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apolloClient } from '../client/apollo-client.ts';
import { serverLink } from '../client/server-link.ts';
import { CatalogueCountsDocument } from '../graphql.generated.ts';
import { MENU_GROUPS } from '../layout/menu-groups.ts';
import { BASENAME, PATHS } from '../paths.ts';
import { setSession } from '../session/session-state.ts';
import { ROUTES, routesOf } from './routes.tsx';

const COUNTS = new MockLink([
  {
    request: { query: CatalogueCountsDocument },
    result: {
      data: {
        categories: { __typename: 'CategoryConnection', totalCount: 0 },
        products: { __typename: 'ProductConnection', totalCount: 0 },
      },
    },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
]);

const SESSION = { hasAccounts: false, isOpen: true, operator: null };

function open(path: string) {
  const router = createMemoryRouter(ROUTES, { basename: BASENAME, initialEntries: [path] });
  render(<RouterProvider router={router} useTransitions={false} />);
}

const isOfCounts = ({ operationName }: ApolloLink.Operation) => operationName === 'CatalogueCounts';

beforeEach(() => {
  apolloClient.setLink(ApolloLink.split(isOfCounts, COUNTS, serverLink));

  // happy-dom cannot scroll.
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

afterEach(() => apolloClient.setLink(serverLink));

test.each(['/admin', '/admin/'])('%s is the dashboard', async (path) => {
  open(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Dashboard', current: 'page' })).toBeTruthy();
});

test('while it is unknown whether accounts exist, the login is not the sample and can be retried', async () => {
  setSession(null);
  vi.mocked(globalThis.fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  open('/admin/login');
  expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeTruthy();
  vi.mocked(globalThis.fetch).mockImplementation(async () => Response.json({ data: { session: SESSION } }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeTruthy();
});

test('an unknown address shows a message inside the layout, with a link back', async () => {
  open('/admin/no/such/screen');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
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
  expect(await screen.findAllByText(/^This is a sample screen. Its data is made up/)).toHaveLength(1);
});

test('two screens with the same address are an error', () => {
  const screen = { path: '/coupons', load: async () => () => null };
  expect(routesOf([{ screens: [screen] }])).toHaveLength(1);
  expect(() => routesOf([{ screens: [screen] }, { screens: [screen] }])).toThrow(
    'Two screens of the admin have the address /coupons.',
  );
});

test('a feature declares every screen that PATHS names', () => {
  for (const path of Object.values(PATHS)) expect(matchRoutes(ROUTES, path)?.at(-1)?.route.path).toBe(path);
});

test('the footer shows the year', async () => {
  open('/admin');
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(screen.getByRole('contentinfo').textContent).toContain(
    `© ${new Date().getFullYear()} Mela. All rights reserved.`,
  );
});
