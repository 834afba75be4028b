import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const OPERATOR = {
  id: '1',
  name: 'Meera',
  email: 'meera@mela.example',
  role: 'OWNER',
  hasSecondFactor: false,
};
const OPEN = { hasAccounts: false, isOpen: true, currency: 'INR', timeZone: 'UTC', operator: null };
const CLOSED = { hasAccounts: true, isOpen: false, currency: 'INR', timeZone: 'UTC', operator: null };

beforeEach(() => {
  // Load the module again, because it reads the session only once.
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * Opens the admin.
 * @param first the session before the sign-in
 */
async function openAdmin(first: object) {
  let session = first;
  const answer = (data: object) => Promise.resolve(Response.json({ data }));
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
    if (request.method !== 'POST') return answer({ session });
    session = { ...CLOSED, operator: OPERATOR };
    return answer({ signIn: { hasAccounts: true } });
  });
  const { askToSignIn } = await import('./sign-in-request.tsx');
  return askToSignIn;
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');

async function login() {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'indigo-loom-at-dawn' } });
  fireEvent.submit(screen.getByLabelText('Password'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('an operator whose session has ended is asked for the password only', async () => {
  const askToSignIn = await openAdmin({ ...CLOSED, operator: OPERATOR });
  const isSignedIn = askToSignIn();
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  expect(email().value).toBe(OPERATOR.email);
  expect(email().readOnly).toBe(true);
  await login();
  expect(await isSignedIn).toBe(true);
});

test('an operator at work is asked to sign in when another person creates the first account, and by name afterwards', async () => {
  const askToSignIn = await openAdmin(OPEN);
  const isSignedIn = askToSignIn();
  await screen.findByRole('dialog', { name: 'This shop has accounts now' });
  expect(email().readOnly).toBe(false);
  fireEvent.change(email(), { target: { value: OPERATOR.email } });
  await login();
  expect(await isSignedIn).toBe(true);

  void askToSignIn();
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  await login();
});

test('after another person signs in, the screens follow the new session', async () => {
  const askToSignIn = await openAdmin(OPEN);
  const { readSession } = await import('./session-state.ts');
  expect(await readSession()).toEqual(OPEN);
  void askToSignIn();
  await screen.findByRole('dialog');
  await login();
  expect((await readSession())?.operator).toEqual(OPERATOR);
});

test('a visitor who was never signed in here gets no sign-in dialog', async () => {
  const askToSignIn = await openAdmin(CLOSED);
  expect(await askToSignIn()).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});
