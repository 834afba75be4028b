import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, vi } from 'vitest';
import { ROUTES } from '../../../app/routes.tsx';
import { CACHE_POLICIES } from '../../../client/apollo-client.ts';
import { CategoryOptionsDocument, ListProductsDocument } from '../../../graphql.generated.ts';
import { Toaster } from '../../../toast/Toaster.tsx';
import { ALL_PRODUCTS as ALL, type ProductView, variablesOf } from '../product-view.ts';
import { listOf } from './sample-responses.ts';

type Mock = MockLink.MockedResponse;

const NO_CATEGORIES: Mock = {
  request: { query: CategoryOptionsDocument, variables: () => true },
  result: {
    data: {
      categories: {
        __typename: 'CategoryConnection',
        edges: [],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** The screens without their layouts, which would slow the tests. */
const SCREENS = screensOf(ROUTES);
const PAGE_SIZES = { list: 50, grid: 48 };

/** A mocked response for one use. */
export function listed(view: Partial<ProductView>, ...list: Parameters<typeof listOf>): Mock {
  return { request: listRequest(view), result: { data: { products: listOf(...list) } } };
}

export function listRequest(view: Partial<ProductView> = {}, screenName: keyof typeof PAGE_SIZES = 'list') {
  return { query: ListProductsDocument, variables: variablesOf({ ...ALL, ...view }, PAGE_SIZES[screenName]) };
}

/** Opens a products URL and waits for the products. */
export async function openProducts(path: string, ...mocks: Mock[]) {
  // happy-dom cannot scroll.
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const link = new MockLink([...mocks, NO_CATEGORIES], { defaultOptions: { delay: 20 } });
  const client = new ApolloClient({ link, cache: new InMemoryCache({ typePolicies: CACHE_POLICIES }) });
  const router = createMemoryRouter(SCREENS, { basename: '/admin', initialEntries: [`/admin${path}`] });
  render(
    <StrictMode>
      <ApolloProvider client={client}>
        <RouterProvider router={router} useTransitions={false} />
        <Toaster />
      </ApolloProvider>
    </StrictMode>,
  );
  await waitFor(() => expect(products().getAttribute('aria-busy')).toBe('false'));
  return router;
}

export function products() {
  return screen.getByRole('region', { name: /^Product (List|grid)$/ });
}

/** The product titles in the table, from top to bottom. */
export function titles() {
  return [...products().querySelectorAll('.products__title')].map(({ textContent }) => textContent);
}

function screensOf(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap(({ path = '', lazy, Component = null, children }) =>
    // The test router accepts a component or a function that loads it.
    children ? screensOf(children) : { path, ...(lazy ? { lazy } : { Component }) },
  );
}
