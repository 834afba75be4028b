import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import { SecondFactor } from './SecondFactor.tsx';

const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const URI = `otpauth://totp/Mela:meera%40mela.example?secret=${SECRET}&issuer=Mela`;
const WRONG = 'This code is wrong or was already used.';
const CODES = Array.from({ length: 10 }, (_, index) => `000${index}-1111-2222-3333`);

afterEach(() =>
  act(() => {
    setSession(null);
    toast.removeAll();
  }),
);

/** @returns the names and variables of the sent operations */
function open(...answers: object[]): object[] {
  const operator = { id: '1', name: 'Meera', email: 'meera@mela.example', role: 'OWNER' as const };
  setSession({
    ...{ hasAccounts: true, isOpen: false, currency: 'INR' as const, timeZone: 'UTC' },
    operator: { ...operator, hasSecondFactor: false },
  });
  const sent: object[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const { operationName, variables } = JSON.parse(String(request?.body));
    sent.push([operationName, variables]);
    return Response.json(answers.shift());
  });
  render(<SecondFactor />);
  return sent;
}

function submit(label: string | RegExp, value: string, action: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: action }));
}

test('the password shows the key, a code confirms it, and ten recovery codes are shown once', async () => {
  const refused = {
    message: WRONG,
    extensions: { code: 'BAD_USER_INPUT', fieldErrors: { code: WRONG } },
  };
  const sent = open(
    { data: { beginSecondFactor: { secret: SECRET, uri: URI } } },
    { errors: [refused] },
    { data: { confirmSecondFactor: CODES } },
    { data: { removeSecondFactor: { hasAccounts: true } } },
  );
  submit('Your password', 'indigo-loom-at-dawn', 'Set up');
  const image = await screen.findByRole('img', { name: 'QR code for the authenticator app' });
  expect(image.getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(screen.getByText(SECRET)).toBeTruthy();

  submit('Code', '000000', 'Confirm');
  expect(await screen.findByText(WRONG)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  // The field's label now also contains the error.
  submit(/^Code/, '123456', 'Confirm');
  const codes = await screen.findByText(/^0000-1111-2222-3333/);
  expect(codes.textContent?.split('\n')).toEqual(CODES);
  expect(screen.queryByText(SECRET)).toBeNull();
  expect(
    screen.getByText('On. You enter a code from your authenticator app every time you sign in.'),
  ).toBeTruthy();

  submit('Your password', 'indigo-loom-at-dawn', 'Turn off');
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
  expect(screen.queryByText(/^0000-1111-2222-3333/)).toBeNull();
  const password = 'indigo-loom-at-dawn';
  expect(sent).toEqual([
    ['BeginSecondFactor', { password }],
    ['ConfirmSecondFactor', { code: '000000' }],
    ['ConfirmSecondFactor', { code: '123456' }],
    ['RemoveSecondFactor', { password }],
  ]);
});
