import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { toastLink } from '../../app/client-links.ts';
import { CACHE_POLICIES } from '../../client/apollo-client.ts';
import { hasUnsaved } from '../../components/unsaved.ts';
import {
  AddCategoryDocument,
  CategoryOptionsDocument,
  CategoryToDeleteDocument,
  DeleteCategoryDocument,
  ListCategoriesDocument,
  UpdateCategoryDocument,
} from '../../graphql.generated.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { CategoryScreen } from './CategoryScreen.tsx';

type Mock = MockLink.MockedResponse;

const category = (id: string, name: string, version = 1, parentId?: string, productCount = 0) => ({
  ...{ __typename: 'Category', id, name, version, productCount },
  parent: parentId === undefined ? null : { __typename: 'Category', id: parentId },
});

function listed(...categories: ReturnType<typeof category>[]): Mock {
  const edges = categories.map((node) => ({ __typename: 'CategoryEdge', node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const connection = { __typename: 'CategoryConnection', edges, pageInfo, totalCount: edges.length };
  return {
    request: { query: ListCategoriesDocument, variables: { first: 50 } },
    result: { data: { categories: connection } },
  };
}

const SAREES = category('1', 'Sarees');
const SHAWLS = category('2', 'Shawls');
const LOST = new TypeError('Failed to fetch');

const ADD = { query: AddCategoryDocument, variables: () => true as const };
const RENAME = {
  query: UpdateCategoryDocument,
  variables: { id: '2', input: { name: 'Stoles', version: 1 } },
};
const REMOVE = {
  query: DeleteCategoryDocument,
  variables: { id: '2', version: 1, moveProductsTo: null } as object,
};

/** The response with the number of products in the category to delete. */
function counted(productCount: number): Mock {
  return {
    request: { query: CategoryToDeleteDocument, variables: { id: '2' } },
    result: { data: { category: { __typename: 'Category', id: '2', productCount } } },
    maxUsageCount: 2,
  };
}
const CONFLICT = { message: 'This category was changed by somebody else', extensions: { code: 'CONFLICT' } };

async function show(...changes: Mock[]) {
  return showAll(listed(SHAWLS, SAREES), ...changes, counted(0));
}

/**
 * Opens the screen, and waits until it shows everything.
 * @returns the variables of all sent mutations
 */
async function showAll(...mocks: Mock[]) {
  const { sent } = draw(mocks);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Categories' }).getAttribute('aria-busy')).toBe('false'),
  );
  return sent;
}

/**
 * Renders the screen.
 * @returns the variables of all sent mutations, and a function that unmounts the screen but not the toasts
 */
function draw(mocks: Mock[]) {
  const sent: Record<string, unknown>[] = [];
  const spy = new ApolloLink((operation, forward) => {
    if (operation.operationType === 'mutation') sent.push(operation.variables);
    return forward(operation);
  });
  const link = ApolloLink.from([toastLink, spy, new MockLink(mocks, { defaultOptions: { delay: 20 } })]);
  const client = new ApolloClient({ link, cache: new InMemoryCache({ typePolicies: CACHE_POLICIES }) });
  render(<Toaster />);
  const { unmount } = render(
    <StrictMode>
      <ApolloProvider client={client}>
        <MemoryRouter>
          <CategoryScreen />
        </MemoryRouter>
      </ApolloProvider>
    </StrictMode>,
  );
  return { sent, unmount };
}

const textOf = ({ textContent }: Element) => textContent?.replaceAll(/\s+/g, ' ').trim();

/** The names in the table, from top to bottom. */
function names() {
  const rows = screen.getAllByRole('row').slice(1);
  return rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent);
}

const nameField = () => screen.getByLabelText<HTMLInputElement>('Name');

function create(name: string) {
  fireEvent.change(nameField(), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Create category' }));
}

function rename(to: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Edit Shawls' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Category' }));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: to } });
  fireEvent.click(dialog.getByRole('button', { name: 'Update' }));
}

function remove() {
  fireEvent.click(screen.getByRole('button', { name: 'Delete Shawls' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
}

test('the table has Sr. No., Name and Action, and numbers its rows', async () => {
  await show();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Sr. No.', 'Name', 'Action']);
  const rows = screen.getAllByRole('row').slice(1);
  const texts = rows.map((row) => within(row).getAllByRole('cell').map(textOf));
  expect(texts).toEqual([
    ['1', 'Shawls', 'EditDelete'],
    ['2', 'Sarees', 'EditDelete'],
  ]);
});

test('a new category is at the top at once, and can be edited once the server knows it', async () => {
  await show({ request: ADD, result: { data: { createCategory: category('3', 'Bags') } }, delay: 500 });
  create('  Bags ');
  await waitFor(() => expect(names()).toEqual(['Bags', 'Shawls', 'Sarees']));
  const edit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Edit Bags' });
  expect(edit().disabled).toBe(true);
  expect(nameField().value).toBe('');
  await waitFor(() => expect(edit().disabled).toBe(false));
  expect(names()).toEqual(['Bags', 'Shawls', 'Sarees']);
});

test('a category that could not be added is removed, and its name can be corrected', async () => {
  await show({ request: ADD, error: LOST });
  expect(hasUnsaved()).toBe(false);
  create('Bags');
  await waitFor(() => expect(names()).toEqual(['Bags', 'Shawls', 'Sarees']));
  // The new category is not saved, so leaving now would lose it.
  expect(hasUnsaved()).toBe(true);
  expect(await screen.findByText('Failed to add category')).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['Shawls', 'Sarees']));
  await waitFor(() => expect(nameField().value).toBe('Bags'));
  expect(hasUnsaved()).toBe(true);
});

test('after a lost response a category is not created twice, but another one with the same name can be', async () => {
  const created = (id: string) => ({
    request: ADD,
    result: { data: { createCategory: category(id, 'Bags') } },
  });
  const sent = await show({ request: ADD, error: LOST }, created('3'), created('4'));
  create('Bags');
  await waitFor(() => expect(nameField().value).toBe('Bags'));
  create('Bags');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Edit Bags' })).toHaveProperty('disabled', false),
  );
  create('Bags');
  fireEvent.click(await screen.findByRole('button', { name: 'Create another' }));
  await waitFor(() => expect(names()).toEqual(['Bags', 'Bags', 'Shawls', 'Sarees']));
  const keys = sent.map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each(['', '   '])('the blank name "%s" silently does nothing', async (blank) => {
  const sent = await show();
  create(blank);
  expect(names()).toEqual(['Shawls', 'Sarees']);
  expect(sent).toEqual([]);
});

test('a new name is shown at once', async () => {
  await show({ request: RENAME, result: { data: { updateCategory: category('2', 'Stoles', 2) } } });
  rename('Stoles');
  await waitFor(() => expect(names()).toEqual(['Stoles', 'Sarees']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a blank new name leaves the dialog open', async () => {
  const sent = await show();
  rename('  ');
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Category' }));
  expect(names()).toEqual(['Shawls', 'Sarees']);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
});

test('a name that could not be saved stays in its dialog, and can be saved later', async () => {
  const renamed = { updateCategory: category('2', 'Stoles', 2) };
  await show({ request: RENAME, error: LOST }, { request: RENAME, result: { data: renamed } });
  rename('Stoles');
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Category' }));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('did not respond'));
  expect(await screen.findByText('Failed to update category')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Stoles');
  expect(names()).toEqual(['Shawls', 'Sarees']);
  fireEvent.click(dialog.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(names()).toEqual(['Stoles', 'Sarees']);
});

test('a name that another operator has changed is shown, and saving again replaces it', async () => {
  const current = { ...category('2', 'Pashminas', 2), __typename: 'CategoryState' };
  const conflict = { ...CONFLICT, extensions: { code: 'CONFLICT', current } };
  const again = {
    query: UpdateCategoryDocument,
    variables: { id: '2', input: { name: 'Stoles', version: 2 } },
  };
  await show(
    { request: RENAME, result: { errors: [conflict] } },
    listed(category('2', 'Pashminas', 2), SAREES),
    { request: again, result: { data: { updateCategory: category('2', 'Stoles', 3) } } },
  );
  rename('Stoles');
  expect(await screen.findByText('This category was changed by somebody else')).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['Pashminas', 'Sarees']));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Category' }));
  expect(dialog.getByText('Pashminas').tagName).toBe('BDI');
  fireEvent.click(dialog.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(names()).toEqual(['Stoles', 'Sarees']));
});

test('Escape asks before it discards a category’s input', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Edit Shawls' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Category' }));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Stoles' } });
  fireEvent.keyDown(dialog.getByLabelText('Name'), { key: 'Escape' });
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
});

test('saving again after a lost response causes no conflict', async () => {
  const current = { ...category('2', 'Stoles', 2), __typename: 'CategoryState' };
  const conflict = { ...CONFLICT, extensions: { code: 'CONFLICT', current } };
  await show(
    { request: RENAME, error: LOST },
    { request: RENAME, result: { errors: [conflict] } },
    listed(category('2', 'Stoles', 2), SAREES),
  );
  rename('Stoles');
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Category' }));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('did not respond'));
  fireEvent.click(dialog.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Category updated successfully')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(names()).toEqual(['Stoles', 'Sarees']));
});

test('deleting asks first, and Cancel keeps the category', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Delete Shawls' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm Delete' }));
  expect(dialog.getByText('Shawls', { selector: 'bdi' }).parentElement?.textContent).toBe(
    'Are you sure you want to delete Shawls?',
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(names()).toEqual(['Shawls', 'Sarees']);
});

test('a deleted category disappears, and the list gets the focus', async () => {
  await show({ request: REMOVE, result: { data: { deleteCategory: SHAWLS } } });
  remove();
  await waitFor(() => expect(names()).toEqual(['Sarees']));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Categories' }));
});

test('the delete dialog says what happens to the products, and can move them to another category', async () => {
  const edges = [SHAWLS, SAREES].map((node) => ({ __typename: 'CategoryEdge', node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const moved = { ...REMOVE, variables: { id: '2', version: 1, moveProductsTo: '1' } };
  await show(
    counted(1200),
    {
      request: { query: CategoryOptionsDocument, variables: () => true },
      result: { data: { categories: { __typename: 'CategoryConnection', edges, pageInfo } } },
      maxUsageCount: 2,
    },
    { request: moved, result: { data: { deleteCategory: SHAWLS } } },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete Shawls' }));
  const dialog = within(screen.getByRole('dialog'));
  const target = await dialog.findByLabelText<HTMLSelectElement>('Move its 1,200 products to');
  await dialog.findByRole('option', { name: 'Sarees' });
  const question = dialog.getByText(/^Are you sure/);
  expect(question.compareDocumentPosition(target)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect([...target.options].map(({ text }) => text)).toEqual(['No category', 'Sarees']);
  fireEvent.change(target, { target: { value: '1' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(names()).toEqual(['Sarees']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a category that could not be deleted comes back', async () => {
  await show({ request: REMOVE, error: LOST });
  remove();
  await waitFor(() => expect(names()).toEqual(['Sarees']));
  expect(await screen.findByText('Failed to delete category')).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['Shawls', 'Sarees']));
});

test('a category that another operator has deleted disappears, and the server’s message says why', async () => {
  const error = { message: 'Category not found', extensions: { code: 'NOT_FOUND' } };
  await show({ request: REMOVE, result: { errors: [error] } }, listed(SAREES));
  remove();
  expect(await screen.findByText('Category not found')).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['Sarees']));
});

test('a name that the server refuses can be corrected, below the server’s message', async () => {
  const error = { message: 'Name must not contain control characters', extensions: { code: 'VALIDATION' } };
  await show({ request: ADD, result: { errors: [error] } });
  create('Bags\u0007');
  expect(await screen.findByText('Name must not contain control characters')).toBeTruthy();
  await waitFor(() => expect(nameField().value).toBe('Bags\u0007'));
  expect(names()).toEqual(['Shawls', 'Sarees']);
});

test('a double click creates one category', async () => {
  const sent = await show({ request: ADD, result: { data: { createCategory: category('3', 'Bags') } } });
  create('Bags');
  fireEvent.click(screen.getByRole('button', { name: 'Create category' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Edit Bags' })).toHaveProperty('disabled', false),
  );
  expect(sent).toHaveLength(1);
});

test('fifty categories are shown at first, one more for each created one, and all on demand', async () => {
  const many = Array.from({ length: 53 }, (_, index) => category(`${100 - index}`, `Category ${53 - index}`));
  await showAll(listed(...many), {
    request: ADD,
    result: { data: { createCategory: category('101', 'The newest') } },
  });
  expect(names()).toHaveLength(50);
  create('The newest');
  expect(await screen.findByText('51 of 54')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Edit The newest' })).toHaveProperty('disabled', false),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(names()).toHaveLength(54);
  expect([names()[0], names().at(-1)]).toEqual(['The newest', 'Category 1']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('leaving the screen removes the toast of its call', async () => {
  const { unmount } = draw([{ ...listed(), delay: Number.POSITIVE_INFINITY }]);
  expect(await screen.findByText('Loading categories...')).toBeTruthy();
  unmount();
  await waitFor(() => expect(screen.queryByText('Loading categories...')).toBeNull());
});

test('a shop without categories says so', async () => {
  await showAll(listed());
  expect(screen.getByText('No categories yet')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a list that could not be loaded can be loaded again', async () => {
  await showAll({ request: listed().request, error: LOST }, listed(SAREES));
  expect(await screen.findByText('Failed to load categories')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(names()).toEqual(['Sarees']));
});

const SHOP = [
  category('4', 'Kurtas', 1, '1', 1200),
  category('3', '<b>Men</b>'),
  category('2', 'Silk', 1, '4'),
  category('1', 'Women'),
];

test('a category is shown after its parent, with its number of products', async () => {
  await showAll(listed(...SHOP));
  expect(names()).toEqual(['<b>Men</b>', 'Women', 'Kurtas, in Women 1,200 products', 'Silk, in Kurtas']);
});

test('a search shows categories whose names match, and their parents', async () => {
  await showAll(listed(...SHOP));
  const search = (value: string) =>
    fireEvent.change(screen.getByLabelText('Search categories'), { target: { value } });
  search(' SILK');
  await waitFor(() =>
    expect(names()).toEqual(['Women', 'Kurtas, in Women 1,200 products', 'Silk, in Kurtas']),
  );
  expect(screen.getByText('3 shown')).toBeTruthy();
  search('shoes');
  expect(await screen.findByText('No category matches')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  search(' ');
  await waitFor(() => expect(names()).toHaveLength(4));
});

test('a new category gets the chosen parent, within the server’s maximum depth', async () => {
  const created = category('5', 'Cotton', 1, '4');
  const sent = await showAll(listed(...SHOP), {
    request: ADD,
    result: { data: { createCategory: created } },
  });
  const parents = screen.getByLabelText<HTMLSelectElement>('Parent');
  expect([...parents.options].map(({ value }) => value)).toEqual(['', '3', '1', '4']);
  fireEvent.change(parents, { target: { value: '4' } });
  expect(hasUnsaved()).toBe(false);
  create('Cotton');
  await waitFor(() => expect(names().slice(3)).toEqual(['Cotton, in Kurtas', 'Silk, in Kurtas']));
  expect(sent).toMatchObject([{ input: { name: 'Cotton', parentId: '4' } }]);
});

test('a second category with the same name and parent is created only after a confirmation, and only once', async () => {
  const sent = await showAll(listed(...SHOP), {
    request: ADD,
    result: { data: { createCategory: category('6', 'women') } },
  });
  create(' wOMEN ');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create it again?' }));
  expect(dialog.getByText(/^There is already a category “Women” here/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(nameField().value).toBe('wOMEN'));
  expect(sent).toEqual([]);
  create('Women');
  const again = await screen.findByRole('button', { name: 'Create another' });
  fireEvent.click(again);
  fireEvent.click(again);
  await waitFor(() => expect(names()).toHaveLength(5));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a category with the same name but another parent is created without a question', async () => {
  const sent = await showAll(listed(...SHOP), {
    request: ADD,
    result: { data: { createCategory: category('7', 'Silk') } },
  });
  create('Silk');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('further pages load by themselves, and a message says so if they cannot be loaded', async () => {
  const page = (nodes: ReturnType<typeof category>[], endCursor: string | null) => ({
    ...{ __typename: 'CategoryConnection', totalCount: 3 },
    edges: nodes.map((node) => ({ __typename: 'CategoryEdge', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  });
  const first: Mock = {
    request: listed().request,
    result: { data: { categories: page([category('9', 'Silk', 1, '1'), SHAWLS], 'c') } },
    maxUsageCount: 2,
  };
  const rest = { query: ListCategoriesDocument, variables: { first: 100, after: 'c' } };
  await showAll(
    first,
    { request: rest, error: LOST },
    {
      request: rest,
      result: { data: { categories: page([category('1', 'Women')], null) } },
      maxUsageCount: 2,
    },
  );
  // Silk is not shown until its parent is loaded.
  await waitFor(() => expect(names()).toEqual(['Shawls']));
  fireEvent.click(await screen.findByRole('button', { name: 'Load the rest' }));
  await waitFor(() => expect(names()).toEqual(['Shawls', 'Women', 'Silk, in Women']));
});
