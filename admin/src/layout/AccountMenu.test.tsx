import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setSession } from '../session/session-state.ts';
import { AccountMenu } from './AccountMenu.tsx';

afterEach(() => act(() => setSession(null)));

beforeEach(() => {
  render(
    <MemoryRouter>
      <AccountMenu />
    </MemoryRouter>,
  );
});

const menu = () => within(screen.getByRole('region', { name: 'Account menu', hidden: true }));

test('the account menu has its six entries in their order', () => {
  expect(
    menu()
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Edit Profile', 'Account Settings', 'Wallet', 'Billing', 'Help center', 'Logout']);
});

test.each([
  ['Edit Profile', '/profile'],
  ['Account Settings', '/profile?tab=admin-account'],
  ['Help center', '/help'],
  ['Logout', '/login'],
])('%s leads to %s', (name, address) => {
  expect(menu().getByRole('link', { name, hidden: true }).getAttribute('href')).toBe(address);
});

test.each(['Wallet', 'Billing'])('%s, which has no screen, is not a link', (name) => {
  expect(menu().getByRole<HTMLButtonElement>('button', { name, hidden: true }).disabled).toBe(true);
});

test('no name is shown before the account is known, and the sample name only if there are no accounts', () => {
  const name = () => screen.getByRole('button', { name: /account menu/ }).textContent?.trim();
  expect(name()).toBe('account menu');
  act(() =>
    setSession({ hasAccounts: true, isOpen: false, currency: 'INR', timeZone: 'UTC', operator: null }),
  );
  expect(name()).toBe('account menu');
  const operator = { id: '1', name: 'Asha Rao', email: 'asha@mela.example', hasSecondFactor: false };
  act(() =>
    setSession({
      hasAccounts: true,
      isOpen: false,
      currency: 'INR',
      timeZone: 'UTC',
      operator: { ...operator, role: 'OWNER' },
    }),
  );
  expect(name()).toBe('ARAsha Raoaccount menu');
  act(() =>
    setSession({ hasAccounts: false, isOpen: true, currency: 'INR', timeZone: 'UTC', operator: null }),
  );
  expect(name()).toBe('MSMeera S.account menu');
});
