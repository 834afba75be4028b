import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { SessionGate } from './SessionGate.tsx';
import { setSession } from './session-state.ts';
import { ReadOnlyNote } from './WriteControls.tsx';

const NOTE = 'Your account may look at everything and change nothing.';
const OPERATOR = { id: '1', name: 'Ravi', email: 'ravi@mela.example', hasSecondFactor: false };
const CLOSED = { hasAccounts: true, isOpen: false, currency: 'INR' as const, operator: null };

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

test('who is not signed in comes to the login, with the way back in its address', () => {
  const { location } = open(CLOSED).state;
  expect(screen.getByRole('heading', { name: 'Login' })).toBeTruthy();
  expect(new URLSearchParams(location.search).get('next')).toBe('/allproducts?sort=name');
});

test('an open admin says so, and leads to the first account', () => {
  open({ ...CLOSED, hasAccounts: false, isOpen: true });
  expect(screen.getByText(/^No account yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Make the first one' }).getAttribute('href')).toMatch(
    /^\/admin\/signup\?/,
  );
});

test('who may only look is told so, and nobody else', () => {
  open({ ...CLOSED, operator: { ...OPERATOR, role: 'VIEWER' } });
  expect(screen.getByText(NOTE)).toBeTruthy();
  act(() => setSession({ ...CLOSED, operator: { ...OPERATOR, role: 'EDITOR' } }));
  expect(screen.queryByText(NOTE)).toBeNull();
  expect(screen.queryByText(/^No account yet/)).toBeNull();
});
