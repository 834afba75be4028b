import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SignInForm } from './SignInForm.tsx';
import { setSession } from './session-state.ts';

afterEach(() => act(() => setSession(null)));

const CODE = 'Code from your authenticator app, or a recovery code';

function refused(message: string, fieldErrors?: object): object {
  return { errors: [{ message, extensions: { code: 'BAD_USER_INPUT', fieldErrors } }] };
}

/**
 * Opens the form.
 * @param answers the response to each attempt
 * @returns the sent inputs, and a spy for `onSignedIn`
 */
function open(...answers: object[]) {
  const sent: object[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    if (request?.method !== 'POST') return Response.json({ data: { session: null } });
    sent.push(JSON.parse(String(request.body)).variables.input);
    return Response.json(answers.shift());
  });
  const onSignedIn = vi.fn();
  render(<SignInForm onSignedIn={onSignedIn} />);
  return { sent, onSignedIn };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const login = () => fireEvent.click(screen.getByRole('button', { name: 'Login' }));

test('a wrong password is reported, and the form can be sent again', async () => {
  const { sent, onSignedIn } = open(refused('The email or password is wrong.'), {
    data: { signIn: { hasAccounts: true } },
  });
  type('Email', 'meera@mela.example');
  type('Password', 'not the password');
  login();
  expect(await screen.findByText('The email or password is wrong.')).toBeTruthy();
  expect(onSignedIn).not.toHaveBeenCalled();
  type('Password', 'indigo-loom-at-dawn');
  login();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toMatchObject([{ password: 'not the password' }, { password: 'indigo-loom-at-dawn' }]);
});

test('an account with a second factor is asked for its code, which gets the focus and is sent with the password', async () => {
  const { sent, onSignedIn } = open(
    refused('Enter the code', { code: 'Enter the code of your app' }),
    refused('This code is wrong or was already used.', { code: 'This code is wrong or was already used.' }),
    { data: { signIn: { hasAccounts: true } } },
  );
  type('Email', 'meera@mela.example');
  type('Password', 'indigo-loom-at-dawn');
  expect(screen.queryByLabelText(CODE)).toBeNull();
  login();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(CODE)));
  // No error so far.
  expect(screen.queryByRole('alert')).toBeNull();
  type(CODE, '000000');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Login' }).ariaDisabled).not.toBe('true'));
  login();
  expect(await screen.findByText('This code is wrong or was already used.')).toBeTruthy();
  type(CODE, '1a2b-3c4d-5e6f-7a8b');
  login();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  const password = 'indigo-loom-at-dawn';
  expect(sent).toMatchObject([
    { password, code: null },
    { password, code: '000000' },
    { password, code: '1a2b-3c4d-5e6f-7a8b' },
  ]);
});
