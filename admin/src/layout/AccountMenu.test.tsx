import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AccountMenu } from './AccountMenu.tsx';

test('the account menu has its six entries in their order', () => {
  render(
    <MemoryRouter>
      <AccountMenu />
    </MemoryRouter>,
  );
  const menu = within(screen.getByRole('region', { name: 'Account menu', hidden: true }));
  expect(menu.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Edit Profile',
    'Account Settings',
    'Wallet',
    'Billing',
    'Help center',
    'Logout',
  ]);
});
