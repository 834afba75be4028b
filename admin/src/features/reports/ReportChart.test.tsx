import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ReportRowFragment } from '../../graphql.generated.ts';
import { ReportChart } from './ReportChart.tsx';

const money = (amount: number) => ({ amount, currency: 'INR' });
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ from: `2026-11-${String(index + 1).padStart(2, '0')}`, to: '2026-11-30', orders: 1 },
    ...{ revenue: money(100_000 * index), previousRevenue: money(50_000) },
  })) as unknown as ReportRowFragment[];

test.each([
  ['bars', 3],
  ['lines', 30],
])('draws %s without inline styles, which the content security policy forbids', async (_, count) => {
  const { container } = render(<ReportChart rows={rowsOf(count)} by="DAY" />);
  await waitFor(() => expect(container.querySelector('text')).toBeTruthy());
  const svg = container.querySelector('svg');
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['100%', '100%']);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
  expect(container.querySelectorAll('.report-chart__current')).toHaveLength(1);
});
