import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { CACHE_POLICIES } from '../../client/apollo-client.ts';
import { hasUnsaved } from '../../components/unsaved.ts';
import {
  CategoryDetailsDocument,
  CategoryOptionsDocument,
  CategoryTreeDocument,
  ImageLimitsDocument,
  ListCategoriesDocument,
  MoveCategoryDocument,
  UpdateCategoryDocument,
} from '../../graphql.generated.ts';
import { CategoryScreen } from './CategoryScreen.tsx';

type Mock = MockLink.MockedResponse;

const ALWAYS = Number.POSITIVE_INFINITY;
const NAMES = ['Bags', 'Shawls', 'Sarees'];

const nodes = NAMES.map((name, index) => ({
  ...{ __typename: 'Category', id: String(index + 1), name, version: 1 },
  ...{ handle: name.toLowerCase(), description: null, parent: null, productCount: 0 },
}));
const edges = nodes.map((node) => ({ __typename: 'CategoryEdge', node }));
const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
const categories = { __typename: 'CategoryConnection', edges, pageInfo, totalCount: edges.length };

const LISTS: Mock[] = [ListCategoriesDocument, CategoryOptionsDocument, CategoryTreeDocument].map(
  (query) => ({
    request: { query, variables: () => true },
    result: { data: { categories } },
    maxUsageCount: ALWAYS,
  }),
);

const LIMITS: Mock = {
  request: { query: ImageLimitsDocument },
  result: { data: { imageLimits: { __typename: 'ImageLimits', maxBytes: 1024, maxCount: 3 } } },
};

const DETAILS: Mock = {
  request: { query: CategoryDetailsDocument, variables: { id: '2' } },
  result: {
    data: {
      category: {
        ...{ __typename: 'Category', id: '2', handle: 'shawls', description: 'Warm.' },
        ...{ parent: null, image: null, seoTitle: null, seoDescription: 'Woven by hand.' },
      },
    },
  },
};

/** Opens the screen, and returns the variables of every mutation that it sends. */
function open(...mocks: Mock[]): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  const spy = new ApolloLink((operation, forward) => {
    if (operation.operationType === 'mutation') sent.push(operation.variables);
    return forward(operation);
  });
  const link = ApolloLink.from([spy, new MockLink([...LISTS, LIMITS, ...mocks])]);
  render(
    <ApolloProvider
      client={new ApolloClient({ link, cache: new InMemoryCache({ typePolicies: CACHE_POLICIES }) })}
    >
      <MemoryRouter>
        <CategoryScreen />
      </MemoryRouter>
    </ApolloProvider>,
  );
  return sent;
}

function unfold(summary: HTMLElement): void {
  const details = summary.closest('details');
  if (!details) throw new Error('Not in a disclosure');
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

async function openMore() {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Shawls' }));
  unfold(screen.getByText('More'));
  await screen.findByLabelText('Handle');
  await within(screen.getByLabelText('Parent category')).findByRole('option', { name: 'Sarees' });
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const update = () => fireEvent.click(screen.getByRole('button', { name: 'Update' }));
const updated: Partial<Mock> = {
  result: { data: { updateCategory: { __typename: 'Category', id: '2', name: 'Shawls', version: 2 } } },
};
const updating = { query: UpdateCategoryDocument, variables: () => true };

test('the dialog shows a category’s other fields, and sends the changed ones', async () => {
  const sent = open(DETAILS, { request: updating, ...updated });
  await openMore();
  expect(screen.getByLabelText<HTMLInputElement>('Handle').value).toBe('shawls');
  expect(hasUnsaved()).toBe(false);
  type('Handle', 'stoles');
  type('SEO title', 'Shawls of wool');
  const preview = within(screen.getByRole('figure'));
  expect(preview.getByText('Shawls of wool')).toBeTruthy();
  expect(preview.getByText('Woven by hand.')).toBeTruthy();
  expect(hasUnsaved()).toBe(true);
  type('Parent category', '3');
  update();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      id: '2',
      input: { name: 'Shawls', handle: 'stoles', parentId: '3', seoTitle: 'Shawls of wool', version: 1 },
    },
  ]);
});

test('a category cannot be moved into itself', async () => {
  open(DETAILS);
  await openMore();
  const options = [...screen.getByLabelText<HTMLSelectElement>('Parent category').options];
  expect(options.map(({ text }) => text)).toEqual(['No parent', 'Bags', 'Sarees']);
});

test('server errors appear at their fields', async () => {
  const message = 'This handle is taken';
  const fieldErrors = { handle: message, description: 'Too long' };
  const error = { message, extensions: { code: 'BAD_USER_INPUT', fieldErrors } };
  open(DETAILS, { request: updating, result: { errors: [error] } });
  await openMore();
  type('Handle', 'bags');
  update();
  await waitFor(() => expect(screen.getByLabelText('Handle').getAttribute('aria-invalid')).toBe('true'));
  const description = screen.getByLabelText('Description');
  expect(description.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(description.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Too long',
  );
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('the description is edited with formatting', async () => {
  open(DETAILS);
  await openMore();
  fireEvent.pointerEnter(screen.getByLabelText('Description'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Description' }).tagName).toBe('DIV'));
  expect(screen.getByRole('button', { name: 'Bold' })).toBeTruthy();
  expect(hasUnsaved()).toBe(false);
});

test('after a conflict the form has the other operator’s values, except in fields that were changed here', async () => {
  const current = {
    ...{ __typename: 'CategoryState', id: '2', name: 'Shawls', version: 2, handle: 'pashminas' },
    ...{ parentId: '1', description: 'Light.', image: null, seoTitle: null, seoDescription: null },
  };
  const conflict = { message: 'This category was changed', extensions: { code: 'CONFLICT', current } };
  const sent = open(
    DETAILS,
    { request: updating, result: { errors: [conflict] } },
    { request: updating, ...updated },
  );
  await openMore();
  type('Description', 'Soft.');
  update();
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText(
    'Someone else has changed this category’s description. Press Update again to replace that change.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Handle').value).toBe('pashminas');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Soft.');
  update();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[1]).toEqual({ id: '2', input: { name: 'Shawls', description: 'Soft.', version: 2 } });
});

const moving = (version: number): Mock => ({
  request: {
    query: MoveCategoryDocument,
    variables: { id: '3', after: version === 1 ? '1' : null, version },
  },
  result: {
    data: { moveCategory: { __typename: 'Category', id: '3', name: 'Sarees', version: version + 1 } },
  },
});

const order = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());

test('a category is moved by its arrows and by keyboard, one call after the other, with an announcement for each', async () => {
  const sent = open(moving(1), moving(2));
  unfold(screen.getByText('Order in the shop'));
  fireEvent.click(await screen.findByRole('button', { name: 'Move Sarees up' }));
  expect(order()).toEqual(['Bags', 'Sarees', 'Shawls']);
  expect(screen.getByText('Sarees is now 2 of 3.')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Drag Sarees' }), { key: 'ArrowUp' });
  expect(order()).toEqual(['Sarees', 'Bags', 'Shawls']);
  expect(screen.getByText('Sarees is now 1 of 3.')).toBeTruthy();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Drag Sarees' }));
});

test('a move that conflicts with an earlier one shows the current order', async () => {
  const conflict = { message: 'This category was changed', extensions: { code: 'CONFLICT' } };
  open({ ...moving(1), result: { errors: [conflict] } });
  unfold(screen.getByText('Order in the shop'));
  fireEvent.click(await screen.findByRole('button', { name: 'Move Sarees up' }));
  expect(order()).toEqual(['Bags', 'Sarees', 'Shawls']);
  await waitFor(() => expect(order()).toEqual(['Bags', 'Shawls', 'Sarees']));
});
