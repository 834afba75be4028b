import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apolloClient } from '../../client/apollo-client.ts';
import { setSession } from '../../session/session-state.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { CollectionsScreen } from './CollectionsScreen.tsx';

const LAMPS = {
  ...{ __typename: 'Collection', id: 'a'.repeat(24), version: 3, name: 'Cheap lamps', handle: 'cheap-lamps' },
  ...{ description: null, match: 'ALL', isInMenu: false, seoTitle: null, seoDescription: null, image: null },
  conditions: [
    { kind: 'TAG', value: 'Lamp' },
    { kind: 'PRICE_BELOW', value: '49950' },
  ],
};

interface Call {
  operationName: string;
  variables: { input?: object; conditions?: object };
}
let calls: Call[];
let saved: object;

beforeEach(() => {
  calls = [];
  saved = { data: { saveCollection: { id: LAMPS.id, version: 4 } } };
  const pageInfo = { hasNextPage: false, endCursor: null };
  const answers: Record<string, object> = {
    ReadCollections: { collections: [LAMPS] },
    CategoryOptions: { categories: { edges: [], pageInfo, totalCount: 0 } },
    ShopName: { shop: { name: 'Mela' } },
    ImageLimits: { imageLimits: { maxBytes: 1024, maxCount: 3 } },
    ProductsMatching: { productsMatching: { totalCount: 7, nodes: [{ id: 'p', title: 'Brass lamp' }] } },
    DeleteCollection: { deleteCollection: { id: LAMPS.id } },
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const call: Call = JSON.parse(String(request?.body));
    calls.push(call);
    const { operationName } = call;
    return Response.json(operationName === 'SaveCollection' ? saved : { data: answers[operationName] });
  });
});
afterEach(() => {
  act(() => toast.removeAll());
  vi.restoreAllMocks();
  setSession(null);
});

async function open(): Promise<void> {
  render(
    <ApolloProvider client={apolloClient}>
      <MemoryRouter>
        <CollectionsScreen />
        <Toaster />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await screen.findByText('/collection/cheap-lamps');
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (name: string) => calls.filter(({ operationName }) => operationName === name);
const condition = (number: number) => within(screen.getByRole('group', { name: `Condition ${number}` }));
const choose = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

test('lists collections with their conditions in words', async () => {
  await open();
  expect(screen.getByText('All conditions: Tag is Lamp; Price is below ₹499.50')).toBeTruthy();
});

test('a new collection shows which products match while conditions are entered, and is saved', async () => {
  await open();
  press('Add collection');
  await screen.findByRole('dialog');
  screen.getByText('Complete the conditions to see which products match.');
  choose(screen.getByLabelText('Name'), 'Gifts');
  choose(condition(1).getByLabelText('Tag is'), 'gift');
  await screen.findByText('7 products match: Brass lamp…');
  press('Add condition');
  choose(condition(2).getByRole('combobox'), 'PRICE_ABOVE');
  choose(condition(2).getByLabelText('Price is above'), '1,000');
  choose(screen.getByLabelText('Products must meet'), 'ANY');
  const conditions = [
    { kind: 'TAG', value: 'gift' },
    { kind: 'PRICE_ABOVE', value: '100000' },
  ];
  await waitFor(() =>
    expect(sent('ProductsMatching').at(-1)?.variables).toEqual({ match: 'ANY', conditions }),
  );
  choose(screen.getByLabelText('Description'), 'For **festivals**.');
  press('Save');
  await screen.findByText('Collection added');
  expect(sent('SaveCollection')[0]?.variables.input).toMatchObject({
    ...{ name: 'Gifts', description: 'For **festivals**.', match: 'ANY', isInMenu: false, conditions },
  });
});

test('a collection is edited with the version that was read; a fault appears at its condition', async () => {
  await open();
  press('Edit the collection Cheap lamps');
  await screen.findByRole('dialog');
  expect(condition(2).getByLabelText<HTMLInputElement>('Price is below').value).toBe('499.5');
  const message = 'Price must be more than 0';
  const fieldErrors = { 'conditions.1.value': message };
  saved = { errors: [{ message, extensions: { code: 'BAD_USER_INPUT', fieldErrors } }] };
  press('Save');
  await condition(2).findByText(message);
  press('Remove condition 2');
  expect(screen.queryByRole('button', { name: 'Remove condition 1' })).toBeNull();
  saved = { data: { saveCollection: { id: LAMPS.id, version: 4 } } };
  press('Save');
  await screen.findByText('Collection saved');
  const input = sent('SaveCollection')[1]?.variables.input;
  expect(input).toMatchObject({ id: LAMPS.id, version: 3, conditions: [{ kind: 'TAG', value: 'Lamp' }] });
  expect(input).not.toHaveProperty('handle');
});

test('a collection is deleted after a confirmation', async () => {
  await open();
  press('Delete the collection Cheap lamps');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('The collection’s page will no longer exist. Its products stay in the shop.');
  expect(sent('DeleteCollection')).toHaveLength(0);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Collection deleted');
});
