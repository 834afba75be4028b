import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Password');

test('a password is hidden until somebody wants to see it, and keeps what was typed', () => {
  render(<PasswordField fault="This is not your password" />);
  fireEvent.change(field(), { target: { value: 'indigo' } });
  expect([field().type, field().autocomplete]).toEqual(['password', 'current-password']);
  fireEvent.click(screen.getByRole('button', { name: 'Show what is typed' }));
  expect([field().type, field().value]).toEqual(['text', 'indigo']);
  fireEvent.click(screen.getByRole('button', { name: 'Hide what is typed' }));
  expect(field().type).toBe('password');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This is not your password',
  );
});
