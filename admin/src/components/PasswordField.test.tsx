import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormFaults } from './Fault.tsx';
import { PasswordField } from './PasswordField.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Password');

test('a password is hidden until its owner reveals it, and keeps the typed text', () => {
  render(
    <FormFaults value={{ password: 'Wrong password' }}>
      <PasswordField />
    </FormFaults>,
  );
  fireEvent.change(field(), { target: { value: 'indigo' } });
  expect([field().type, field().autocomplete]).toEqual(['password', 'current-password']);
  fireEvent.click(screen.getByRole('button', { name: 'Show what you typed' }));
  expect([field().type, field().value]).toEqual(['text', 'indigo']);
  fireEvent.click(screen.getByRole('button', { name: 'Hide what you typed' }));
  expect(field().type).toBe('password');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Wrong password',
  );
});
