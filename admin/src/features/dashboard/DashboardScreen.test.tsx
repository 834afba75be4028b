import { InMemoryCache } from '@apollo/client';
import { MockedProvider } from '@apollo/client/testing/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { formatDollars } from '../../format.ts';
import { CatalogueCountsDocument } from '../../graphql.generated.ts';
import { SAMPLE_ORDERS } from '../../sample-data/sample-orders.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { MONTHLY_REVENUE, ORDER_COUNT, THIS_MONTH } from './sample-year.ts';

type Mocks = NonNullable<ComponentProps<typeof MockedProvider>['mocks']>;

const COUNTED: Mocks[number] = {
  request: { query: CatalogueCountsDocument },
  result: {
    data: {
      categories: { __typename: 'CategoryConnection', totalCount: 1029 },
      products: { __typename: 'ProductConnection', totalCount: 35_075 },
    },
  },
};

const UNREACHABLE: Mocks[number] = { request: COUNTED.request, error: new TypeError('Failed to fetch') };

function show(mocks: Mocks) {
  render(
    <MockedProvider mocks={mocks} cache={new InMemoryCache()}>
      <MemoryRouter>
        <DashboardScreen />
      </MemoryRouter>
    </MockedProvider>,
  );
  return within(screen.getByRole('article', { name: 'Products' }));
}

test('the tiles are Revenue, Orders, Products and Monthly Earning', () => {
  show([COUNTED]);
  const names = screen.getAllByRole('article').map((tile) => tile.getAttribute('aria-label'));
  expect(names).toEqual(['Revenue', 'Orders', 'Products', 'Monthly Earning']);
});

test('the figures of the year agree with the orders', () => {
  const days = SAMPLE_ORDERS.map(({ date }) => date);
  // The list has all orders of the current month: it begins in an earlier one.
  expect(days.at(-1)?.slice(0, 7)).not.toBe(days[0]?.slice(0, 7));
  expect(formatDollars(THIS_MONTH.dollars)).toBe('$3,986.40');
  const year = MONTHLY_REVENUE.reduce((sum, { dollars }) => sum + dollars, 0);
  const [mean, listedMean] = [
    year / ORDER_COUNT,
    SAMPLE_ORDERS.reduce((sum, { total }) => sum + total, 0) / SAMPLE_ORDERS.length,
  ];
  expect(mean / listedMean).toBeGreaterThan(0.75);
  expect(mean / listedMean).toBeLessThan(1.25);
  expect(ORDER_COUNT).toBeLessThan(SAMPLE_ORDERS[0]?.id ?? 0);
});

test('the products and their categories are counted by the server', async () => {
  const tile = show([COUNTED]);
  expect(await tile.findByText('35,075')).toBeTruthy();
  expect(tile.getByText('In 1,029 categories')).toBeTruthy();
});

test('the tile is busy, and says nothing, until the counts have come', async () => {
  const tile = show([COUNTED]);
  const article = screen.getByRole('article', { name: 'Products' });
  expect(article.getAttribute('aria-busy')).toBe('true');
  expect(article.textContent?.trim()).toBe('Products');
  await tile.findByText('35,075');
  expect(article.getAttribute('aria-busy')).toBe('false');
});

test('an unreachable server can be asked again', async () => {
  const tile = show([UNREACHABLE, COUNTED]);
  expect((await tile.findByRole('alert')).textContent).toBe('Could not be counted. ');
  fireEvent.click(tile.getByRole('button', { name: 'Retry' }));
  expect(await tile.findByText('35,075')).toBeTruthy();
  expect(tile.queryByRole('alert')).toBeNull();
});

test('the tile that counts products leads to them, and the sample ones say that they are samples', async () => {
  const tile = show([COUNTED]);
  expect((await tile.findByRole('link', { name: 'Products' })).getAttribute('href')).toBe('/allproducts');
  for (const name of ['Revenue', 'Orders', 'Monthly Earning']) {
    const other = within(screen.getByRole('article', { name }));
    expect(other.getByText(/ · sample$/)).toBeTruthy();
    expect(other.queryByRole('link')).toBeNull();
  }
});
