import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OrderRowFragment } from '../../graphql.generated.ts';
import { BulkPack } from './BulkPack.tsx';

const ORDERS = ['1001', '1002'].map((number) => ({ id: number, number })) as OrderRowFragment[];

afterEach(() => vi.restoreAllMocks());

test('marks each selected order as packed once, also when the button is pressed twice, and names the orders that failed', async () => {
  const sent: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const { variables } = JSON.parse(String(request?.body));
    sent.push(variables.id);
    const extensions = { code: 'CONFLICT' };
    if (variables.id === '1002')
      return Response.json({ errors: [{ message: 'This order is canceled.', extensions }] });
    return Response.json({ data: { markOrderPacked: { id: variables.id } } });
  });
  const reload = vi.fn(async () => {});
  render(<BulkPack orders={ORDERS} onPacked={reload} />);
  const button = screen.getByRole('button', { name: 'Mark as packed' });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  const results = await screen.findByRole('list', { name: 'Results' });
  expect([...results.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '#1001: Packed',
    '#1002: This order is canceled.',
  ]);
  expect(sent).toEqual(['1001', '1002']);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
