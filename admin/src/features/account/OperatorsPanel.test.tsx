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
  setSession({ hasAccounts: true, isOpen: false, currency: 'INR', operator });
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

test('a role is only chosen by the menu, and given by its button and the password', async () => {
  await openAs('OWNER');
  const role = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role of ravi@mela.example' });
  fireEvent.change(role, { target: { value: 'EDITOR' } });
  expect(role.value).toBe('EDITOR');
  expect(sent).toEqual([]);
  press('Apply the role of ravi@mela.example');
  await confirmWithPassword('Change role', 'Apply');
  expect(await screen.findByText('Role changed')).toBeTruthy();
  expect(sent).toEqual([['ChangeRole', { id: '2', role: 'EDITOR', password: PASSWORD }]]);
  expect(screen.queryByRole('button', { name: /^Apply the role/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'History of ravi@mela.example' }).getAttribute('href')).toMatch(
    /^\/history\?/,
  );
});

test('the links of an invitation and of a forgotten password are shown once, with how long they work', async () => {
  await openAs('OWNER');
  fireEvent.change(screen.getByLabelText('Email of a new moderator'), {
    target: { value: 'asha@mela.example' },
  });
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: PASSWORD } });
  press('Invite');
  expect(await screen.findByText(/\/admin\/signup#invitation=invitation-secret$/)).toBeTruthy();
  expect(screen.getByText('Send this link to asha@mela.example: it works once, for a week.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Withdraw the invitation of asha/ })).toBeTruthy();

  press('Reset link for ravi@mela.example');
  await confirmWithPassword('Reset link', 'Make link');
  expect(screen.getByText(/\/admin\/reset-password#reset-secret$/)).toBeTruthy();
  expect(screen.getByText('Send this link to ravi@mela.example: it works once, for a day.')).toBeTruthy();
  expect(sent).toEqual([
    ['InviteOperator', { email: 'asha@mela.example', role: 'EDITOR', password: PASSWORD }],
    ['CreatePasswordReset', { id: '2', password: PASSWORD }],
  ]);
});

test('an editor is told that this is for owners, and nothing is read', async () => {
  await openAs('EDITOR');
  expect(screen.getByText('Who may work in this admin is for its owners to say.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
