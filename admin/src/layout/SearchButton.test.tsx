import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchButton } from './SearchButton.tsx';

const ORDER = {
  id: 'a'.repeat(24),
  number: '1042',
  shippingAddress: { name: 'Asha Rao' },
  email: 'asha@example.com',
  total: { amount: 157_500, currency: 'INR' },
};

let searched: string[];
let isOffline: boolean;

beforeEach(() => {
  searched = [];
  isOffline = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    if (request?.method !== 'POST') {
      return Response.json({ data: { storefront: { mode: 'CATALOGUE' }, session: { currency: 'INR' } } });
    }
    const { variables } = JSON.parse(String(request.body));
    searched.push(variables.text);
    if (isOffline) throw new TypeError('Failed to fetch');
    return Response.json({
      data: {
        products: { nodes: [{ id: 'p1', title: 'Saree', sku: 'SAR-1' }] },
        categories: { nodes: [{ id: 'c1', name: 'Sarees' }] },
        orders: { nodes: variables.withOrders ? [ORDER] : [] },
      },
    });
  });
});
afterEach(() => vi.restoreAllMocks());

async function open() {
  const router = createMemoryRouter([{ path: '*', element: <SearchButton /> }]);
  render(<RouterProvider router={router} useTransitions={false} />);
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const input = await screen.findByRole('combobox');
  return { router, input };
}

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('Ctrl K finds a screen by its words at once, without the server', async () => {
  const { router, input } = await open();
  type(input, 'currency');
  expect(options()).toEqual(['SellingSettings']);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(router.state.location.pathname).toBe('/selling');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('orders, products and categories follow, and arrow keys move between them', async () => {
  const { router, input } = await open();
  type(input, 'asha');
  await screen.findByText('#1042 Asha Rao');
  expect(searched).toEqual(['asha']);
  expect(options()).toEqual([
    '#1042 Asha RaoOrder · asha@example.com · ₹1,575',
    'SareeProduct · SAR-1',
    'SareesCategory',
  ]);
  const active = () =>
    document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toContain('#1042');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(active()).toContain('SAR-1');
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(router.state.location.search).toBe(`?order=${ORDER.id}`);
});

test('a response to a former search is not shown', async () => {
  const { input } = await open();
  type(input, 'asha');
  await screen.findByText('#1042 Asha Rao');
  type(input, 'selling');
  expect(options()).toEqual(['SellingSettings']);
});

test('screens are found even if the server does not answer', async () => {
  const { input } = await open();
  isOffline = true;
  type(input, 'stock');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Products and orders could not be searched.'),
  );
  expect(options()).toEqual(['StockProducts', 'Back in stockProducts']);
});

test('Ctrl K does not open a second search', async () => {
  await open();
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
