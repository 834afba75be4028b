import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { SessionGate } from './SessionGate.tsx';
import { setSession } from './session-state.ts';
import { ReadOnlyNote } from './WriteControls.tsx';

const NOTE = 'You can view everything, but you do not have permission to make changes.';
const OPERATOR = { id: '1', name: 'Ravi', email: 'ravi@mela.example', hasSecondFactor: false };
const CLOSED = {
  hasAccounts: true,
  isOpen: false,
  currency: 'INR' as const,
  timeZone: 'UTC',
  operator: null,
};

afterEach(() => act(() => setSession(null)));

function open(session: Parameters<typeof setSession>[0]) {
  setSession(session);
  const screens = [
    { path: '/login', element: <h1>Login</h1> },
    {
      path: '/allproducts',
      element: (
        <>
          <ReadOnlyNote />
          <SessionGate />
        </>
      ),
    },
  ];
  const router = createMemoryRouter(screens, { initialEntries: ['/allproducts?sort=name'] });
  render(<RouterProvider router={router} />);
  return router;
}

test('an operator who is not signed in comes to the login, with the return address in its URL', () => {
  const { location } = open(CLOSED).state;
  expect(screen.getByRole('heading', { name: 'Login' })).toBeTruthy();
  expect(new URLSearchParams(location.search).get('next')).toBe('/allproducts?sort=name');
});

test('an open admin says so, and links to the form for the first account', () => {
  open({ ...CLOSED, hasAccounts: false, isOpen: true });
  expect(screen.getByText(/^The shop has no account yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create the first account' }).getAttribute('href')).toMatch(
    /^\/admin\/signup\?/,
  );
});

test('only a viewer is told about the read-only role', () => {
  open({ ...CLOSED, operator: { ...OPERATOR, role: 'VIEWER' } });
  expect(screen.getByText(NOTE)).toBeTruthy();
  act(() => setSession({ ...CLOSED, operator: { ...OPERATOR, role: 'EDITOR' } }));
  expect(screen.queryByText(NOTE)).toBeNull();
  expect(screen.queryByText(/^The shop has no account yet/)).toBeNull();
});
