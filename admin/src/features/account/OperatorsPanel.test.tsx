import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { OperatorsPanel } from './OperatorsPanel.tsx';

const PASSWORD = 'indigo-loom-at-dawn';
const MEERA = { id: '1', name: 'Meera', email: 'meera@mela.example', role: 'OWNER', hasSecondFactor: false };
const RAVI = { ...MEERA, id: '2', name: 'Ravi', email: 'ravi@mela.example', role: 'VIEWER' };

let operators: (typeof MEERA)[];
let invitations: { id: string; email: string; role: string }[];
/** The changes that are sent, with their variables. */
let sent: [name: string, variables: Record<string, string>][];

beforeEach(() => {
  operators = [MEERA, RAVI];
  invitations = [];
  sent = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const { operationName, variables } = JSON.parse(String(request?.body));
    if (operationName !== 'ReadOperators') sent.push([operationName, variables]);
    return Response.json({ data: answer(operationName, variables) });
  });
});

afterEach(() =>
  act(() => {
    setSession(null);
    toast.removeAll();
  }),
);

function answer(name: string, { id, email = '', role = '' }: Record<string, string> = {}): object {
  if (name === 'ReadOperators') return { operators, invitations };
  if (name === 'CreatePasswordReset') return { createPasswordReset: { secret: 'reset-secret' } };
  if (name === 'InviteOperator') {
    const invitation = { id: '3', email, role, expiresAt: '2026-12-05T10:00:00Z' };
    invitations = [invitation];
    return { inviteOperator: { invitation, secret: 'invitation-secret' } };
  }
  operators = operators.map((one) => (one.id === id ? { ...one, role } : one));
  return { changeRole: operators.find((one) => one.id === id) };
}

async function openAs(role: 'OWNER' | 'EDITOR'): Promise<void> {
  const operator = { ...MEERA, role };
  setSession({ hasAccounts: true, isOpen: false, currency: 'INR', timeZone: 'UTC', operator });
  render(
    <MemoryRouter>
      <OperatorsPanel />
      <Toaster />
    </MemoryRouter>,
  );
  if (role === 'OWNER') await screen.findByRole('row', { name: /ravi@mela\.example/ });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }), { detail: 1 });

/** Enters the password in the dialog that asks for it. */
async function confirmWithPassword(title: string, action: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: PASSWORD } });
  fireEvent.click(dialog.getByRole('button', { name: action }), { detail: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('choosing a role in the menu changes nothing; its button and the password do', async () => {
  await openAs('OWNER');
  const role = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role of ravi@mela.example' });
  fireEvent.change(role, { target: { value: 'EDITOR' } });
  expect(role.value).toBe('EDITOR');
  expect(sent).toEqual([]);
  press('Apply the new role of ravi@mela.example');
  await confirmWithPassword('Change role', 'Apply');
  expect(await screen.findByText('Role changed')).toBeTruthy();
  expect(sent).toEqual([['ChangeRole', { id: '2', role: 'EDITOR', password: PASSWORD }]]);
  expect(screen.queryByRole('button', { name: /^Apply the new role/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Activity of ravi@mela.example' }).getAttribute('href')).toMatch(
    /^\/history\?/,
  );
});

test('invitation and reset links are shown once, with their validity', async () => {
  await openAs('OWNER');
  fireEvent.change(screen.getByLabelText('Email of a new team member'), {
    target: { value: 'asha@mela.example' },
  });
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: PASSWORD } });
  press('Invite');
  expect(await screen.findByText(/\/admin\/signup#invitation=invitation-secret$/)).toBeTruthy();
  expect(
    screen.getByText('Send this link to asha@mela.example. It works once and expires in a week.'),
  ).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Withdraw the invitation for asha/ })).toBeTruthy();

  press('Reset link for ravi@mela.example');
  await confirmWithPassword('Reset link', 'Create link');
  expect(screen.getByText(/\/admin\/reset-password#reset-secret$/)).toBeTruthy();
  expect(
    screen.getByText('Send this link to ravi@mela.example. It works once and expires in a day.'),
  ).toBeTruthy();
  expect(sent).toEqual([
    ['InviteOperator', { email: 'asha@mela.example', role: 'EDITOR', password: PASSWORD }],
    ['CreatePasswordReset', { id: '2', password: PASSWORD }],
  ]);
});

test('an editor sees that only owners have access, and nothing is loaded', async () => {
  await openAs('EDITOR');
  expect(screen.getByText('Only owners can invite people and change roles.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
