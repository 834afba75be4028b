import { checkSearch } from '@mela/rules/search.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { StockAlerts } from './StockAlerts.tsx';

afterEach(() => vi.restoreAllMocks());

const level = (variantId: string, title: string, available: number) => ({
  ...{ variantId, available, onHand: available, reserved: 0, lowAt: null, state: 'LOW' },
  variant: { title, sku: null },
  product: { id: variantId, title: 'Kurta' },
});

function show(answer: object | null) {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json({ data: answer });
  });
  const { container } = render(
    <MemoryRouter>
      <StockAlerts />
    </MemoryRouter>,
  );
  return { container, asked };
}

test('sold-out and low variants are counted, and the first ones are linked', async () => {
  show({
    out: { totalCount: 1, nodes: [level('1', 'Kurta', 0)] },
    low: { totalCount: 1204, nodes: [level('2', 'Red', 2), level('3', 'Blue', 5)] },
  });
  await screen.findByRole('heading', { name: 'Stock' });
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const);
  expect(links).toEqual([
    ['Sold out: 1 variant', '/stock?state=out'],
    ['Kurta', '/stock?search=Kurta&state=out'],
    ['Low: 1,204 variants', '/stock?state=low'],
    ['Kurta, Red: 2', '/stock?search=Kurta&state=low'],
    ['Kurta, Blue: 5', '/stock?search=Kurta&state=low'],
  ]);
  expect(screen.getByText('and 1,202 more')).toBeTruthy();
});

test('a link to a variant whose title has too many words for a search uses the first of them', async () => {
  const title = Array.from({ length: 25 }, (_, index) => `word${index}`).join(' ');
  const named = { ...level('1', title, 0), product: { id: '1', title } };
  show({ out: { totalCount: 1, nodes: [named] }, low: { totalCount: 0, nodes: [] } });
  const href = (await screen.findByRole('link', { name: title })).getAttribute('href') ?? '';
  const sought = new URL(href, 'http://shop.test').searchParams.get('search');
  expect(checkSearch(sought ?? '')).toEqual({});
  expect(sought).toMatch(/^word0 word1 /);
});

test.each([
  ['nothing is low', { out: { totalCount: 0, nodes: [] }, low: { totalCount: 0, nodes: [] } }],
  ['the server does not answer', null],
])('where %s there is nothing to see', async (_, answer) => {
  const { container, asked } = show(answer);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(container.textContent).toBe('');
});
