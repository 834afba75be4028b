import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { AccountMenu } from './AccountMenu.tsx';

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

test.each(['Wallet', 'Billing'])('%s, which has no screen, leads nowhere', (name) => {
  expect(menu().getByRole<HTMLButtonElement>('button', { name, hidden: true }).disabled).toBe(true);
});
