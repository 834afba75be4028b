import { ApolloClient, InMemoryCache } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { CACHE_POLICIES } from '../../../client/apollo-client.ts';
import { EditedProductDocument, UpdateProductDocument } from '../../../graphql.generated.ts';
import { Toaster } from '../../../toast/Toaster.tsx';
import { NO_DETAILS, productOf } from '../testing/sample-responses.ts';
import { changeProduct, type ProductState, skuEdit } from './change-product.ts';
import { changeStock } from './change-stock.ts';

const ROW = productOf('1', { title: 'Bag' });
const BAG = { ...ROW, ...NO_DETAILS, images: ROW.images.map((image) => ({ ...image, ownAlt: null })) };

const variant = (id: string, onHand: number) => ({
  ...{ __typename: 'ProductVariant', id, inventory: { __typename: 'Inventory', variantId: id, onHand } },
  own: {
    ...{ __typename: 'VariantState', id, sku: null, barcode: null, price: null, compareAtPrice: null },
    ...{ weightGrams: null, cost: null, isSold: true, image: null, selectedOptions: [] },
  },
});

/** The response for a product with two variants with this stock. */
const counted = (...counts: [number, number]) => ({
  ...{ request: { query: EditedProductDocument, variables: { id: '1' } }, delay: 50 },
  result: {
    data: { product: { ...BAG, variants: counts.map((onHand, index) => variant(`v${index}`, onHand)) } },
  },
});

function clientOf(...mocks: MockLink.MockedResponse[]): ApolloClient {
  return new ApolloClient({
    link: new MockLink(mocks),
    cache: new InMemoryCache({ typePolicies: CACHE_POLICIES }),
  });
}

afterEach(() => {
  act(() => toast.removeAll());
  vi.restoreAllMocks();
});

test('two numbers that are corrected in quick succession are both shown', async () => {
  const inventory = { onHand: 5, reserved: 0, available: 5, lowAt: null, state: 'IN_STOCK' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ data: { adjustInventory: inventory } }),
  );
  const client = clientOf(counted(5, 2), counted(5, 5));
  const cell = (variantId: string) => ({ productId: '1', variantId, name: 'Bag' });
  const first = changeStock(client, cell('v0'), 1, 5);
  await new Promise((done) => setTimeout(done, 20));
  await Promise.all([first, changeStock(client, cell('v1'), 2, 5)]);
  const shown = client.readQuery({ query: EditedProductDocument, variables: { id: '1' } });
  expect(shown?.product?.variants.map(({ inventory }) => inventory?.onHand)).toEqual([5, 5]);
});

const BASE: ProductState = { ...BAG, sku: 'MINE', variants: [] };
const request = { query: UpdateProductDocument, variables: () => true };
const conflictWith = (sku: string) => ({
  request,
  result: {
    errors: [
      {
        message: 'Changed meanwhile',
        extensions: { code: 'CONFLICT', current: { ...BASE, __typename: 'ProductState', sku, version: 2 } },
      },
    ],
  },
});
const savedAs = (sku: string, version: number) => ({
  request,
  result: { data: { updateProduct: { ...BAG, sku, version } } },
});

test('undoing a change that replaced another operator’s value restores that value', async () => {
  const client = clientOf(conflictWith('THEIRS'), savedAs('NEW', 3), savedAs('THEIRS', 4));
  const sent = vi.spyOn(client, 'mutate');
  const outcome = await changeProduct(client, 'Bag', BASE, skuEdit('NEW'));
  if (outcome.kind !== 'conflict') throw new Error(outcome.kind);
  render(<Toaster />);
  await act(() => outcome.saveMine());
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Bag: SKU THEIRS')).toBeTruthy();
  expect(sent.mock.lastCall?.[0].variables).toMatchObject({ input: { sku: 'THEIRS', version: 3 } });
});

test('a saved value counts as saved even if it cannot be loaded again', async () => {
  const reading = { request: counted(0, 0).request, error: new TypeError('Failed to fetch') };
  const client = clientOf(conflictWith('NEW'), reading);
  expect(await changeProduct(client, 'Bag', BASE, skuEdit('NEW'))).toEqual({ kind: 'saved' });
});
