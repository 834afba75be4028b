import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OrderRowFragment } from '../../graphql.generated.ts';
import { BulkShip } from './BulkShip.tsx';

const ORDERS = ['1001', '1002', '1003'].map((number) => ({ id: number, number })) as OrderRowFragment[];

afterEach(() => vi.restoreAllMocks());

test('ships each selected order once, and names the orders that failed', async () => {
  const sent: { id: string; key: string }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const { variables } = JSON.parse(String(request?.body));
    sent.push(variables);
    const extensions = { code: 'CONFLICT' };
    if (variables.id === '1002')
      return Response.json({ errors: [{ message: 'This order is canceled.', extensions }] });
    return Response.json({ data: { fulfilOrder: { id: variables.id } } });
  });
  const reload = vi.fn(async () => {});
  render(<BulkShip orders={ORDERS} onShipped={reload} />);
  fireEvent.click(screen.getByRole('button', { name: 'Ship' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ship 3 orders' });
  fireEvent.submit(dialog.querySelector('form') as Element);
  const results = await screen.findByRole('list', { name: 'Results' });
  expect([...results.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '#1001: Shipped',
    '#1002: This order is canceled.',
    '#1003: Shipped',
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
