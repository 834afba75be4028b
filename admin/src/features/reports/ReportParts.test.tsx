import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ReportFigures } from './ReportFigures.tsx';
import { BestSellers, Discounts, LowStock, TaxRates } from './ReportParts.tsx';

const money = (amount: number) => ({ amount, currency: 'INR' });
const DAYS = { from: '2026-11-01', to: '2026-11-30' };
const OF_DAYS = 'figure=orders&from=2026-11-01&to=2026-11-30';

function linksOf(children: ReactNode) {
  render(<MemoryRouter>{children}</MemoryRouter>);
  const links = within(screen.getByRole('table')).getAllByRole<HTMLAnchorElement>('link');
  return links.map((link) => {
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://shop.test');
    searchParams.sort();
    return [link.textContent, `${pathname}?${searchParams}`];
  });
}

test('the figures of a product lead to its orders', () => {
  const rows = [{ productId: 'p1', title: 'Rug', units: 3, revenue: money(300_000) }];
  const to = '/orderlist?figure=orders&from=2026-11-01&product=p1&to=2026-11-30';
  expect(linksOf(<BestSellers rows={rows} days={DAYS} by="UNITS" onBy={() => {}} />)).toEqual([
    ['3', to],
    ['₹3,000', to],
  ]);
});

test('the figures of a discount lead to its orders', () => {
  const row = { id: 'd1', label: 'SPRING', orders: 2, discounted: money(20_000), revenue: money(180_000) };
  const to = `/orderlist?discount=d1&${OF_DAYS}`;
  expect(linksOf(<Discounts rows={[row]} days={DAYS} />)).toEqual([
    ['2', to],
    ['₹200', to],
    ['₹1,800', to],
  ]);
});

test('the figures of a tax lead to the orders of the period', () => {
  const row = { kind: 'IGST', rate: 18, taxable: money(100_000), amount: money(18_000) } as const;
  expect(linksOf(<TaxRates rows={[row]} days={DAYS} />)).toEqual([
    ['₹1,000', `/orderlist?${OF_DAYS}`],
    ['₹180', `/orderlist?${OF_DAYS}`],
  ]);
});

test('the stock of a low variant leads to it in the list of stock', async () => {
  const variant = {
    ...{ variantId: 'v1', onHand: 2, reserved: 0, available: 2, lowAt: 3, state: 'LOW' },
    ...{ variant: { title: 'Red', sku: 'RUG-R' }, product: { id: 'p1', title: 'Rug', status: 'ACTIVE' } },
  };
  const page = (nodes: object[]) => ({ totalCount: nodes.length, nodes });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ data: { out: page([]), low: page([variant]) } }),
  );
  render(
    <MemoryRouter>
      <LowStock />
    </MemoryRouter>,
  );
  const row = await screen.findByRole('row', { name: /Rug, Red/ });
  expect(within(row).getByRole('link', { name: '2' }).getAttribute('href')).toMatch(/\?search=RUG-R$/);
  vi.restoreAllMocks();
});

const totals = (orders: number, amount: number) => ({
  ...{ ...DAYS, orders, revenue: money(amount), average: money(amount), paidRevenue: money(amount) },
  ...{ unpaidRevenue: money(0), refunds: money(0), taxes: money(amount), discounts: money(0) },
});

test.each([
  ['is compared with the previous period', totals(1, 50_000), 'Up 100% from ₹500After refunds'],
  ['is compared with nothing where there were no orders before', totals(0, 0), 'After refunds'],
])('each figure %s', (_, previous, change) => {
  const report = { ...totals(2, 100_000), previous };
  render(<ReportFigures report={report} />, { wrapper: MemoryRouter });
  const figures = within(screen.getByRole('list', { name: 'Figures' })).getAllByRole('listitem');
  expect(figures[1]?.textContent).toBe(`Revenue₹1,000${change}`);
});
