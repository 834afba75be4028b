import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ThemeToggle } from './TopBar.tsx';

beforeEach(() => {
  delete document.documentElement.dataset['theme'];
});

test('dark mode is off if the system is light', () => {
  render(<ThemeToggle />);
  expect(screen.getByRole('button', { name: 'Dark mode', pressed: false })).toBeTruthy();
});

test('a click turns dark mode on, for the whole page and the next visit', () => {
  render(<ThemeToggle />);
  fireEvent.click(screen.getByRole('button', { name: 'Dark mode' }));
  expect(screen.getByRole('button', { name: 'Dark mode', pressed: true })).toBeTruthy();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('mela.theme')).toBe('dark');
});

test('a stored dark mode is on from the start, and a click turns it off', () => {
  document.documentElement.dataset['theme'] = 'dark';
  render(<ThemeToggle />);
  fireEvent.click(screen.getByRole('button', { name: 'Dark mode', pressed: true }));
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test.each([
  ['dark', true],
  [null, false],
])('a theme that another tab sets to %s is followed', (newValue, isDark) => {
  render(<ThemeToggle />);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'mela.theme', newValue })));
  expect(screen.getByRole('button', { name: 'Dark mode', pressed: isDark })).toBeTruthy();
  expect(document.documentElement.dataset['theme']).toBe(newValue ?? undefined);
});
