import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { WebhookAlerts } from './WebhookAlerts.tsx';

afterEach(() => vi.restoreAllMocks());

function show(answer: object) {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer));
  const { container } = render(<WebhookAlerts />, { wrapper: MemoryRouter });
  return { container, asked };
}

const webhook = (id: string, pausedBecause: string | null) => ({
  ...{ id, url: `https://${id}.example/mela?key=x`, pausedBecause },
});

test('a webhook that the shop has paused is named and linked', async () => {
  show({
    data: { webhooks: [webhook('books', 'FAILING'), webhook('off', 'SWITCHED_OFF'), webhook('on', null)] },
  });
  const link = await screen.findByRole('link');
  expect(link.textContent).toBe(
    'The webhook to books.example is paused. It has accepted no messages for 5 days',
  );
  expect(link.getAttribute('href')).toBe('/webhooks');
});

test.each([
  [{ data: { webhooks: [webhook('on', null)] } }],
  [{ errors: [{ message: 'No', extensions: { code: 'FORBIDDEN' } }] }],
])('nothing is said where there is nothing to say: %j', async (answer) => {
  const { container, asked } = show(answer);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
