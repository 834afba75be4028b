import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { CACHE_POLICIES } from '../../client/apollo-client.ts';
import {
  AddCategoryDocument,
  CategoryToDeleteDocument,
  CategoryTreeDocument,
  DeleteCategoryDocument,
  MoveCategoryDocument,
  UpdateCategoryDocument,
} from '../../graphql.generated.ts';
import { setSession } from '../../session/session-state.ts';
import { SubcategoryScreen } from './SubcategoryScreen.tsx';

type Mock = MockLink.MockedResponse;

const category = (id: string, name: string, parentId: string | null = null, version = 1) => ({
  ...{ __typename: 'Category', id, name, version, handle: name.toLowerCase(), description: null },
  parent: parentId && { __typename: 'Category', id: parentId },
});

const OPERATOR = {
  id: 'one',
  name: 'Meera',
  email: 'meera@mela.example',
  role: 'OWNER',
  hasSecondFactor: false,
} as const;

const SHOP = [category('a', 'Women'), category('b', 'Kurtas', 'a'), category('c', 'Coats', 'a')];

function tree(categories: ReturnType<typeof category>[]): Mock {
  const edges = categories.map((node) => ({ __typename: 'CategoryEdge', node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const connection = { __typename: 'CategoryConnection', edges, pageInfo };
  return {
    request: { query: CategoryTreeDocument, variables: () => true },
    result: { data: { categories: connection } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
}

function answering(query: Mock['request']['query'], field: string, version: number): Mock {
  const row = { __typename: 'Category', id: 'c', name: 'Coats', version, productCount: 0, parent: null };
  return { request: { query, variables: () => true }, result: { data: { [field]: row } } };
}

const sent: [string | undefined, Record<string, unknown>][] = [];

async function open(mode: string, ...mocks: Mock[]) {
  sent.length = 0;
  vi.stubGlobal('fetch', async () =>
    Response.json({
      data: {
        storefront: { mode, state: 'LIVE', publishesAutomatically: true, faults: [] },
        session: { currency: 'INR' },
      },
    }),
  );
  const spy = new ApolloLink((operation, forward) => {
    if (operation.operationType === 'mutation') sent.push([operation.operationName, operation.variables]);
    return forward(operation);
  });
  const link = ApolloLink.from([spy, new MockLink(mocks)]);
  const cache = new InMemoryCache({ typePolicies: CACHE_POLICIES });
  render(
    <ApolloProvider client={new ApolloClient({ link, cache })}>
      <MemoryRouter>
        <SubcategoryScreen />
      </MemoryRouter>
    </ApolloProvider>,
  );
  // Reloads the state, which may be left from the previous test.
  await act(async () => void dispatchEvent(new Event('focus')));
}

afterEach(() => vi.unstubAllGlobals());

const texts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 5)
        .map(({ textContent }) => textContent),
    );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const fill = (form: ReturnType<typeof dialog>, label: string, value: string) =>
  fireEvent.change(form.getByLabelText(label), { target: { value } });

test('while shoppers see the sample content the rows are samples, and a button shows the shop’s own', async () => {
  await open('SAMPLE', tree(SHOP));
  expect(await screen.findByText('Audio')).toBeTruthy();
  expect(screen.getByText(/^This is a sample screen/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe('Sample');
  fireEvent.click(screen.getByRole('link', { name: 'Show my subcategories now' }));
  expect(await screen.findByText('Kurtas')).toBeTruthy();
  expect(screen.queryByText(/^This is a sample screen/)).toBeNull();
});

test('on a live shop the rows are the categories with a parent, in their order', async () => {
  await open('CATALOGUE', tree(SHOP));
  await screen.findByText('Kurtas');
  expect(screen.queryByText('Sample')).toBeNull();
  expect(texts()).toEqual([
    ['b', 'Kurtas', '', '/kurtas', '1'],
    ['c', 'Coats', '', '/coats', '2'],
  ]);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });
  expect([...select.options].map(({ text }) => text)).toEqual(['All category', 'Women']);
});

test('a new subcategory is created in its category, at the chosen position', async () => {
  await open(
    'CATALOGUE',
    tree(SHOP),
    answering(AddCategoryDocument, 'createCategory', 1),
    answering(MoveCategoryDocument, 'moveCategory', 2),
  );
  await screen.findByText('Kurtas');
  press('Create subcategory');
  const form = dialog('Create subcategory');
  fill(form, 'Name', ' Shawls ');
  fill(form, 'Category', 'a');
  fill(form, 'Order', '1');
  fireEvent.click(form.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    [
      'AddCategory',
      { input: { name: 'Shawls', parentId: 'a', description: null, handle: null }, key: expect.any(String) },
    ],
    ['MoveCategory', { id: 'c', after: null, version: 1 }],
  ]);
});

test('a second subcategory with the same name and category is created only after a confirmation', async () => {
  await open('CATALOGUE', tree(SHOP), answering(AddCategoryDocument, 'createCategory', 1));
  await screen.findByText('Kurtas');
  press('Create subcategory');
  const form = dialog('Create subcategory');
  fill(form, 'Name', 'kurtas ');
  fill(form, 'Category', 'a');
  fireEvent.click(form.getByRole('button', { name: 'Create' }));
  await form.findByText(
    'There is already a category “Kurtas” here. Press Create again to create a second one.',
  );
  expect(sent).toEqual([]);
  // Another name needs a new confirmation.
  fill(form, 'Name', 'Coats');
  fireEvent.click(form.getByRole('button', { name: 'Create' }));
  await form.findByText(/already a category “Coats”/);
  fireEvent.click(form.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([['AddCategory', { input: { name: 'Coats', parentId: 'a' } }]]);
});

test.each([
  ['one', 'In another window, you have changed this subcategory'],
  ['two', 'Someone else has changed this subcategory'],
])('a change of operator %s that is in the way says: %s', async (byId, text) => {
  setSession({ hasAccounts: true, isOpen: false, currency: 'INR', timeZone: 'UTC', operator: OPERATOR });
  const current = {
    ...category('c', 'Coats', 'a', 2),
    __typename: 'CategoryState',
    parentId: 'a',
    image: null,
  };
  const error = { message: 'This category was changed', extensions: { code: 'CONFLICT', current } };
  await open('CATALOGUE', tree(SHOP), {
    request: { query: UpdateCategoryDocument, variables: () => true },
    result: { errors: [error] },
  });
  await screen.findByText('Coats');
  press('Edit info: Coats');
  fill(dialog('Edit info'), 'Slug', 'warm-coats');
  vi.stubGlobal('fetch', async () => Response.json({ data: { history: { nodes: [{ byId }] } } }));
  fireEvent.click(dialog('Edit info').getByRole('button', { name: 'Update' }));
  expect(await dialog('Edit info').findByText(new RegExp(`^${text} since you opened it`))).toBeTruthy();
  setSession(null);
});

test('an edit sends the changed fields, and moves the row to its new position', async () => {
  await open(
    'CATALOGUE',
    tree(SHOP),
    answering(UpdateCategoryDocument, 'updateCategory', 2),
    answering(MoveCategoryDocument, 'moveCategory', 3),
  );
  await screen.findByText('Coats');
  press('Edit info: Coats');
  const form = dialog('Edit info');
  fill(form, 'Description', 'Warm');
  fill(form, 'Order', '1');
  fireEvent.click(form.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    ['UpdateCategory', { id: 'c', input: { name: 'Coats', description: 'Warm', version: 1 } }],
    ['MoveCategory', { id: 'c', after: null, version: 2 }],
  ]);
});

test('a server error appears in the form, which stays open', async () => {
  const error = { message: 'This handle is taken', extensions: { code: 'BAD_USER_INPUT' } };
  await open('CATALOGUE', tree(SHOP), {
    request: { query: UpdateCategoryDocument, variables: () => true },
    result: { errors: [error] },
  });
  await screen.findByText('Coats');
  press('Edit info: Coats');
  fill(dialog('Edit info'), 'Slug', 'kurtas');
  fireEvent.click(dialog('Edit info').getByRole('button', { name: 'Update' }));
  expect(await dialog('Edit info').findByText('This handle is taken')).toBeTruthy();
});

test('Delete asks first', async () => {
  const count = { category: { __typename: 'Category', id: 'c', productCount: 0 } };
  await open(
    'CATALOGUE',
    tree(SHOP),
    { request: { query: CategoryToDeleteDocument, variables: () => true }, result: { data: count } },
    answering(DeleteCategoryDocument, 'deleteCategory', 1),
  );
  await screen.findByText('Coats');
  press('Delete: Coats');
  fireEvent.click(dialog('Confirm Delete').getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(sent).toEqual([['DeleteCategory', { id: 'c', version: 1, moveProductsTo: null }]]),
  );
});

test('a shop without categories says where to create them', async () => {
  await open('CATALOGUE', tree([]));
  expect((await screen.findByRole('link', { name: 'create a category' })).getAttribute('href')).toBe(
    '/category',
  );
});
