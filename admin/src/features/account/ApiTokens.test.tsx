import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiTokens } from './ApiTokens.tsx';

afterEach(() => act(() => toast.removeAll()));

const token = (name: string) => ({ id: name, name, scopes: ['READ'], createdAt: '2026-11-22', usedAt: null });
const listed = (...names: string[]) => ({ data: { apiTokens: names.map(token) } });

/**
 * Opens the panel.
 * @returns the sent operations.
 * @param answers the server's responses in order. null for a lost response
 */
function open(...answers: (object | null)[]): string[] {
  const sent: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    sent.push(JSON.parse(String(request?.body)).operationName);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
  render(<ApiTokens />);
  return sent;
}

const revoke = (name: string) => screen.getByRole('button', { name: `Revoke ${name}` });

async function confirm(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `Revoke ${name}` }), { detail: 1 });
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke' }), { detail: 1 });
}

test('a token is revoked only after a confirmation', async () => {
  const sent = open(listed('Export'));
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke Export' }), { detail: 1 });
  const dialog = within(screen.getByRole('dialog', { name: 'Revoke Export' }));
  expect(dialog.getByText('Scripts and apps that use Export lose access immediately.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }), { detail: 1 });
  expect(sent).toEqual(['ReadApiTokens']);
});

test.each([
  ['of the row that takes its place', 'Export', 'Revoke Backup'],
  ['of the last row', 'Backup', 'Revoke Export'],
])('the focus goes to the button %s', async (_, name, expected) => {
  const other = name === 'Export' ? 'Backup' : 'Export';
  open(listed('Export', 'Backup'), { data: { revokeApiToken: { id: name } } }, listed(other));
  (await screen.findByRole('button', { name: `Revoke ${name}` })).focus();
  await confirm(name);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(expected));
});

test('when no row is left, the focus moves to the heading', async () => {
  open(listed('Export'), { data: { revokeApiToken: { id: 'Export' } } }, listed());
  (await screen.findByRole('button', { name: 'Revoke Export' })).focus();
  await confirm('Export');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('API tokens'));
});

test('the second click of a double click revokes no second token', async () => {
  const sent = open(
    listed('Export', 'Backup'),
    { data: { revokeApiToken: { id: 'Export' } } },
    listed('Backup'),
  );
  await confirm('Export');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke Export' })).toBeNull());
  // The second click of a double click hits the row that has taken its place.
  await waitFor(() => expect(sent).toHaveLength(3));
  fireEvent.click(revoke('Backup'), { detail: 2 });
  expect(sent).toEqual(['ReadApiTokens', 'RevokeApiToken', 'ReadApiTokens']);
});

test.each([
  ['was not answered', null],
  [
    'came too late',
    { errors: [{ message: 'Nothing found with this id.', extensions: { code: 'NOT_FOUND' } }] },
  ],
])('after a change that %s the tokens are as they are by now', async (_, answer) => {
  open(listed('Export'), answer, listed());
  await confirm('Export');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke Export' })).toBeNull());
});
