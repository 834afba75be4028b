import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hasUnsaved } from '../../components/unsaved.ts';
import { setSession } from '../../session/session-state.ts';
import { OwnAccountPanel } from './OwnAccountPanel.tsx';

const OPERATOR = {
  id: '1',
  name: 'Meera',
  email: 'meera@mela.example',
  role: 'OWNER',
  hasSecondFactor: false,
};

afterEach(() => act(() => setSession(null)));

function open(...answers: object[]) {
  const operator = { ...OPERATOR, role: 'OWNER' as const };
  setSession({ hasAccounts: true, isOpen: false, currency: 'INR', timeZone: 'UTC', operator });
  const fetch = vi.spyOn(globalThis, 'fetch');
  for (const answer of answers) fetch.mockImplementationOnce(async () => Response.json(answer));
  render(<OwnAccountPanel />);
  return fetch;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a new name counts as unsaved until the server has it', async () => {
  open({ data: { updateProfile: { ...OPERATOR, name: 'Meera Rao' } } });
  expect(hasUnsaved()).toBe(false);
  type('Name', ' Meera Rao ');
  expect(hasUnsaved()).toBe(true);
  press('Save changes');
  await waitFor(() => expect(hasUnsaved()).toBe(false));
});

test('passwords stay in the form when the server refuses them', async () => {
  const fieldErrors = { currentPassword: 'Wrong password' };
  const error = { message: 'Refused', extensions: { code: 'BAD_USER_INPUT', fieldErrors } };
  open({ errors: [error] }, { data: { changePassword: { hasAccounts: true } } });
  type('Current password', 'wrong');
  type('New password, at least 12 characters', 'indigo-loom-at-dawn');
  press('Change');
  await screen.findByText('Wrong password');
  expect(field('New password, at least 12 characters').value).toBe('indigo-loom-at-dawn');
  expect(hasUnsaved()).toBe(true);
  press('Change');
  await waitFor(() => expect(hasUnsaved()).toBe(false));
});
