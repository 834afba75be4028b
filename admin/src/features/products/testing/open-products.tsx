import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, vi } from 'vitest';
import { CACHE_POLICIES } from '../../../app/cache-policies.ts';
import { ROUTES } from '../../../app/routes.tsx';
import { ListProductsDocument } from '../../../graphql.generated.ts';
import { type ProductView, variablesOf } from '../product-view.ts';
import { listOf } from './sample-answers.ts';

type Mock = MockLink.MockedResponse;

const ALL: ProductView = { text: '', categoryId: '', order: 'latest', page: 1, after: null };
/** The screens without what stands around them, which would only cost time. */
const SCREENS = screensOf(ROUTES);
/** As many as the list and the grid fetch at a time. */
const PAGE_SIZES = { list: 50, grid: 48 };

/** What a test opens the products with; an answer is given once. */
export function listed(view: Partial<ProductView>, ...answer: Parameters<typeof listOf>): Mock {
  return { request: questionOf(view), result: { data: { products: listOf(...answer) } } };
}

export function questionOf(view: Partial<ProductView> = {}, screenName: keyof typeof PAGE_SIZES = 'list') {
  return { query: ListProductsDocument, variables: variablesOf({ ...ALL, ...view }, PAGE_SIZES[screenName]) };
}

/** Opens the admin at an address of the products, and waits until the products have come. */
export async function openProducts(path: string, ...mocks: Mock[]) {
  // The test's browser has no page to scroll.
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const link = new MockLink(mocks, { defaultOptions: { delay: 20 } });
  const client = new ApolloClient({ link, cache: new InMemoryCache({ typePolicies: CACHE_POLICIES }) });
  const router = createMemoryRouter(SCREENS, { basename: '/admin', initialEntries: [`/admin${path}`] });
  render(
    <StrictMode>
      <ApolloProvider client={client}>
        <RouterProvider router={router} useTransitions={false} />
      </ApolloProvider>
    </StrictMode>,
  );
  await waitFor(() => expect(products().getAttribute('aria-busy')).toBe('false'));
  return router;
}

/** The sheet of the products, that an open question hides from all but the eye. */
export function products() {
  return screen.getByLabelText('Products');
}

/** The titles of the products in the table, from top to bottom. */
export function titles() {
  return [...products().querySelectorAll('.products__title')].map(({ textContent }) => textContent);
}

function screensOf(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => (route.children ? screensOf(route.children) : route));
}
