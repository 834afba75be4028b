import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import { toastLink } from '../../../app/client-links.ts';
import { CACHE_POLICIES } from '../../../client/apollo-client.ts';
import {
  AddProductDocument,
  CategoryOptionsDocument,
  ProductFormSettingsDocument,
} from '../../../graphql.generated.ts';
import { Toaster } from '../../../toast/Toaster.tsx';
import { AddProductScreen } from '../form/AddProductScreen.tsx';
import { EditProductScreen } from '../form/EditProductScreen.tsx';
import { NO_DETAILS, productOf } from './sample-responses.ts';

type Mock = MockLink.MockedResponse;

export const PHOTO = new File(['x'], 'front.png', { type: 'image/png' });

export const LIMITS: Mock = {
  request: { query: ProductFormSettingsDocument },
  result: {
    data: {
      imageLimits: { __typename: 'ImageLimits', maxBytes: 1024, maxCount: 3 },
      productFields: [],
      sellingSettings: { __typename: 'SellingSettings', pricesIncludeTax: true, taxRate: 18 },
    },
  },
};

/** A page of category options. The cursor of the last one is set if there is another page. */
export function options(after: string | null, names: string[], endCursor: string | null): Mock {
  const edges = names.map((name) => ({
    __typename: 'CategoryEdge',
    node: { __typename: 'Category', id: name, name },
  }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return {
    request: { query: CategoryOptionsDocument, variables: { first: 100, after } },
    result: { data: { categories: { __typename: 'CategoryConnection', edges, pageInfo } } },
    maxUsageCount: 2,
  };
}

export const ALL_OPTIONS = [options(null, ['Bags', 'Shawls'], 'more'), options('more', ['Watches'], null)];

const BAG = productOf('1', { title: 'Bag' });
export const PRODUCT = {
  ...BAG,
  ...NO_DETAILS,
  images: BAG.images.map((image) => ({ ...image, ownAlt: null as string | null })),
};

export function adding(answer: Partial<Mock>): Mock {
  return { request: { query: AddProductDocument, variables: () => true }, ...answer };
}

/** Pretends that browsers can decode files starting with an x. */
function stubDecoder(): void {
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (!(await file.text()).startsWith('x')) throw new Error('Not decodable');
    return { width: 60, height: 40, close: () => undefined };
  });
}

/** Opens the form. @returns the variables of all mutations it sends */
export function openForm(mocks: Mock[], path = '/addproduct'): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  stubDecoder();
  const spy = new ApolloLink((operation, forward) => {
    if (operation.operationType === 'mutation') sent.push(operation.variables);
    return forward(operation);
  });
  const link = ApolloLink.from([toastLink, spy, new MockLink(mocks, { defaultOptions: { delay: 20 } })]);
  const cache = new InMemoryCache({ typePolicies: CACHE_POLICIES });
  const router = createMemoryRouter(
    [
      { path: '/addproduct', Component: AddProductScreen },
      { path: '/products/edit/:id', Component: EditProductScreen },
    ],
    { initialEntries: [path] },
  );
  render(
    <StrictMode>
      <ApolloProvider client={new ApolloClient({ link, cache })}>
        <RouterProvider router={router} useTransitions={false} />
        <Toaster />
      </ApolloProvider>
    </StrictMode>,
  );
  return sent;
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false });
export const messages = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const choose = (...files: File[]) => fireEvent.change(field('Images'), { target: { files } });
export const publish = () => fireEvent.click(screen.getByRole('button', { name: 'Publish' }));

/** The error referenced by a field's description. */
export function errorOf(name: string): string {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  const wrong = ids.filter((id) => !id.endsWith('-hint')).map((id) => document.getElementById(id));
  return wrong.map((element) => element?.textContent?.trim()).join(' ');
}

/** Fills all fields with valid values. */
export async function fill(): Promise<void> {
  await screen.findByRole('option', { name: 'Watches' });
  type('Title', ' Bag ');
  type('Description', 'Of leather.');
  type('Regular price', '200');
  type('Selling price', '150.50');
  type('Category', 'Watches');
  type('Badge', 'BEST_SELL');
  fireEvent.click(screen.getByLabelText('Featured'));
  choose(PHOTO);
}
