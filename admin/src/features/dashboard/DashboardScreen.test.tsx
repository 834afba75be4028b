import { InMemoryCache } from '@apollo/client';
import { MockedProvider } from '@apollo/client/testing/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatDollars } from '../../format.ts';
import { CatalogueCountsDocument } from '../../graphql.generated.ts';
import { noteStorefront, type Storefront } from '../../layout/storefront-state.ts';
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

// A complete object, because the storefront's state outlives this test file.
const SAMPLE = { mode: 'SAMPLE', state: 'LIVE', waiting: 0, faults: [] as string[] } as unknown as Storefront;
const LIVE = { ...SAMPLE, mode: 'CATALOGUE' } as const;
const inRupees = (amount: number) => ({ amount, currency: 'INR' });
/** A revenue of which all but 500 rupees are paid. */
const revenueOf = (amount: number) => ({
  revenue: inRupees(amount),
  paidRevenue: inRupees(Math.max(0, amount - 500_00)),
  unpaidRevenue: inRupees(Math.min(amount, 500_00)),
});
const REPORT = {
  hasSold: true,
  timeZone: 'Asia/Kolkata',
  orders: 3,
  ...revenueOf(1_57_500_00),
  previous: { orders: 4, revenue: inRupees(75_000_00) },
  days: [
    { date: '2026-11-25', revenue: { amount: 1_00_000_00 } },
    { date: '2026-11-26', revenue: { amount: 57_500_00 } },
  ],
  bestSellers: [{ productId: 'a', title: 'Brass <b>lamp</b>', units: 1_204, revenue: inRupees(150_000) }],
};
const NOTHING = {
  ...REPORT,
  orders: 0,
  ...revenueOf(0),
  previous: { orders: 0, revenue: inRupees(0) },
  bestSellers: [],
};

/** Whether the code of the panels can be loaded. */
let hasPanels = true;
vi.mock('./SalesPanels.tsx', async (importOriginal) => {
  const { SalesPanels } = await importOriginal<typeof import('./SalesPanels.tsx')>();
  return {
    get SalesPanels() {
      if (!hasPanels) throw new TypeError('Failed to fetch dynamically imported module');
      return SalesPanels;
    },
  };
});

/** The server's sales report. undefined: no response. */
let report: object | undefined;
let asked: { operationName: string; variables: Record<string, string> }[] = [];
/** The server's stream of order events. */
let stream: EventTarget;

beforeEach(() => {
  report = REPORT;
  asked = [];
  const Silent = globalThis.EventSource;
  const Told = class extends Silent {
    constructor(address: string | URL) {
      super(address);
      stream = this;
    }
  };
  vi.stubGlobal('EventSource', Told);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const call = JSON.parse(String(request?.body ?? '{}'));
    if (call.operationName === 'ReadSales') {
      asked.push(call);
      if (report === undefined) throw new TypeError('Failed to fetch');
      const month = { revenue: inRupees(57_500_00) };
      return Response.json({ data: { salesReport: report, month } });
    }
    const orders = { nodes: [], totalCount: 0, openCount: 0, pageInfo: { hasNextPage: false } };
    return Response.json({ data: { orders, webhooks: [] } });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const tileText = (name: string) => screen.getByRole('article', { name }).textContent?.trim();

function show(mocks: Mocks, storefront = SAMPLE, address = '/') {
  noteStorefront(storefront);
  render(
    <MockedProvider mocks={mocks} cache={new InMemoryCache()}>
      <MemoryRouter initialEntries={[address]}>
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
  // The sample orders begin in an earlier month, so the current month is complete.
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

test('the server counts the products and their categories', async () => {
  const tile = show([COUNTED]);
  expect(await tile.findByText('35,075')).toBeTruthy();
  expect(tile.getByText('In 1,029 categories')).toBeTruthy();
});

test('the tile shows a loading state until the counts arrive', async () => {
  const tile = show([COUNTED]);
  const article = screen.getByRole('article', { name: 'Products' });
  expect(article.getAttribute('aria-busy')).toBe('true');
  expect(article.textContent?.trim()).toBe('Products');
  await tile.findByText('35,075');
  expect(article.getAttribute('aria-busy')).toBe('false');
});

test('when the server cannot be reached, a button loads the counts again', async () => {
  const tile = show([UNREACHABLE, COUNTED]);
  expect((await tile.findByRole('alert')).textContent).toBe('The count could not be loaded. ');
  fireEvent.click(tile.getByRole('button', { name: 'Retry' }));
  expect(await tile.findByText('35,075')).toBeTruthy();
  expect(tile.queryByRole('alert')).toBeNull();
});

test('the product tile links to the products, and the sample tiles are marked as samples', async () => {
  const tile = show([COUNTED]);
  expect((await tile.findByRole('link', { name: 'Products' })).getAttribute('href')).toBe('/allproducts');
  for (const name of ['Revenue', 'Orders', 'Monthly Earning']) {
    const other = within(screen.getByRole('article', { name }));
    expect(other.getByText(/ · sample$/)).toBeTruthy();
    expect(other.queryByRole('link')).toBeNull();
  }
});

test('a shop that never started selling shows the sample', async () => {
  report = { ...NOTHING, hasSold: false };
  show([COUNTED], LIVE);
  expect(await screen.findByText('Revenue by month')).toBeTruthy();
  expect(tileText('Monthly Earning')).toBe('Monthly Earning$3,986.40In November · sample');
  expect(screen.queryByRole('combobox', { name: 'Period' })).toBeNull();
});

test('the tiles of a selling shop show real figures, with the specified titles', async () => {
  show([COUNTED], LIVE);
  expect(screen.getByRole('article', { name: 'Revenue' }).getAttribute('aria-busy')).toBe('true');
  await screen.findByText('₹1,57,500');
  const names = screen.getAllByRole('article').map((tile) => tile.getAttribute('aria-label'));
  expect(names).toEqual(['Revenue', 'Orders', 'Products', 'Monthly Earning']);
  expect(tileText('Revenue')).toBe('Revenue₹1,57,500Last 30 days · up 110%₹1,57,000 paid, ₹500 unpaid');
  expect(tileText('Orders')).toBe('Orders3Last 30 days · down 25%');
  expect(tileText('Monthly Earning')).toMatch(/^Monthly Earning₹57,500In [A-Z][a-z]+$/);
  expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('/orderlist');
  expect(screen.queryByText(/sample/i)).toBeNull();
  const bars = await screen.findAllByRole('listitem');
  expect(bars.map(({ textContent }) => textContent)).toEqual(['₹1,00,00025 Nov', '₹57,50026 Nov']);
  const [, row] = within(screen.getByRole('region', { name: 'Top products, table' })).getAllByRole('row');
  expect(row?.textContent).toBe('Brass <b>lamp</b>1,204₹1,500');
});

test('the number of days can be chosen and is in the address', async () => {
  show([COUNTED], LIVE, '/?period=week');
  await screen.findByText(/^Last 7 days · up/);
  fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: 'year' } });
  await screen.findByText(/^Last 12 months · up/);
  expect(await screen.findByRole('heading', { name: 'Revenue by month' })).toBeTruthy();
  const spans = asked.map(({ variables: { from = '', to = '' } }) => Date.parse(to) - Date.parse(from));
  const [week = 0, year = 0] = spans.map((milliseconds) => milliseconds / 86_400_000);
  expect(week).toBe(6);
  expect(year).toBeGreaterThan(330);
});

test('before the first order a message says so, and no empty chart is drawn', async () => {
  report = NOTHING;
  show([COUNTED], LIVE);
  expect(await screen.findByText('Nothing was sold in the last 30 days')).toBeTruthy();
  expect(await screen.findByText('No orders yet')).toBeTruthy();
  expect(tileText('Revenue')).toBe('Revenue₹0Last 30 days₹0 paid, ₹0 unpaid');
  expect(screen.queryByText('Top products')).toBeNull();
});

test('figures that failed to load can be loaded again', async () => {
  report = undefined;
  show([COUNTED], LIVE);
  const tile = within(screen.getByRole('article', { name: 'Revenue' }));
  expect((await tile.findByRole('alert')).textContent).toBe('The count could not be loaded. ');
  report = REPORT;
  fireEvent.click(tile.getByRole('button', { name: 'Retry' }));
  expect(await tile.findByText('₹1,57,500')).toBeTruthy();
});

test('when the panels fail to load, the figures are still shown and the panels can be loaded again', async () => {
  hasPanels = false;
  show([COUNTED], LIVE);
  expect(await screen.findByText('The sales could not be loaded')).toBeTruthy();
  expect(await screen.findByText('₹1,57,500')).toBeTruthy();
  hasPanels = true;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Top products')).toBeTruthy();
});

test('a new order changes the figures without a reload', async () => {
  show([COUNTED], LIVE);
  await screen.findByText('₹1,57,500');
  await screen.findByText('No orders yet');
  report = { ...REPORT, orders: 4, ...revenueOf(2_00_000_00) };
  stream.dispatchEvent(new Event('orders'));
  expect(await screen.findByText('₹2,00,000')).toBeTruthy();
});
