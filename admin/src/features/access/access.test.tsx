import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { PATHS } from '../../paths.ts';
import { setSession } from '../../session/session-state.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { SignupScreen } from './SignupScreen.tsx';
import { FEATURE } from './screens.ts';

function show(path: string) {
  const router = createMemoryRouter(
    [
      { path: PATHS.login, Component: LoginScreen },
      { path: PATHS.signup, Component: SignupScreen },
      { path: PATHS.dashboard, element: <h1>Dashboard</h1> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the login has its fields and buttons, and opens the admin without a call', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  show(PATHS.login);
  fill('Username or email', 'meera.s');
  fill('Password', 'secret');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in with Facebook' })).toBeTruthy();
  press('Login');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

test('the signup asks for email, phone with country code, and password, and opens the login', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  show(PATHS.signup);
  fill('Email', 'new@mela.example');
  expect(screen.getByLabelText<HTMLSelectElement>('Country code').value).toBe('+91 India');
  fill('Phone', '98110 55030');
  fill('Password', 'secret');
  press('Signup');
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

test('without an account and behind a proxy, login and signup say how to create one', async () => {
  const closed = {
    hasAccounts: false,
    isOpen: false,
    currency: 'INR' as const,
    timeZone: 'UTC',
    operator: null,
  };
  setSession(closed);
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ data: { session: closed } }));
  const [Login, Signup] = await Promise.all(FEATURE.screens.map(({ load }) => load()));
  if (!Login) throw new Error('There is no login.');
  expect(Signup).toBe(Login);
  render(
    <MemoryRouter initialEntries={['/login']}>
      <Login />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Create the first account' })).toBeTruthy();
  expect(screen.getByText('npm run operator -- add you@example.com')).toBeTruthy();
  press('Check again');
  expect(await screen.findByText(/There is still no account/)).toBeTruthy();
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  fetch.mockImplementation(async () =>
    Response.json({ data: { session: { ...closed, hasAccounts: true } } }),
  );
  press('Check again');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/admin/'));
  fetch.mockRestore();
  assign.mockRestore();
  setSession(null);
});
