import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const WEAK = 'This password is among the most common ones';
const WORTHLESS = 'This link is not valid any more: ask an owner for another one.';
const refused = (message: string, fieldErrors = {}) => ({
  errors: [{ message, extensions: { code: 'BAD_USER_INPUT', fieldErrors } }],
});

/** @returns the variables of the sent requests */
function open(...answers: object[]): object[] {
  const sent: object[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    sent.push(JSON.parse(String(request?.body)).variables);
    return Response.json(answers.shift());
  });
  render(
    <MemoryRouter initialEntries={['/reset-password#the-secret']}>
      <ResetPasswordScreen />
    </MemoryRouter>,
  );
  return sent;
}

function setPassword(value: string): void {
  fireEvent.change(screen.getByLabelText('New password, at least 12 characters'), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Set password' }));
}

test('a password that the server refuses can be corrected; once it is set, the screen links to the login', async () => {
  const sent = open(refused('Refused', { newPassword: WEAK }), {
    data: { resetPassword: 'asha@mela.example' },
  });
  setPassword('password1234');
  expect(await screen.findByText(WEAK)).toBeTruthy();
  setPassword('another-loom-at-dusk');
  expect(await screen.findByText('The password of asha@mela.example is set.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Set password' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  expect(sent).toEqual([
    { secret: 'the-secret', newPassword: 'password1234' },
    { secret: 'the-secret', newPassword: 'another-loom-at-dusk' },
  ]);
});

test('a link that is not valid any more says so', async () => {
  open(refused(WORTHLESS));
  setPassword('yet-another-loom');
  expect(await screen.findByText(WORTHLESS)).toBeTruthy();
});
