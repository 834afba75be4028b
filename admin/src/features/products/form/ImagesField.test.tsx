import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ALL_OPTIONS, field, LIMITS, openForm, PHOTO } from '../testing/open-form.tsx';

const imageNames = () => [...document.querySelectorAll('.image-tile__name')].map((name) => name.textContent);

/** @returns whether the browser's default paste is allowed */
function paste(target: Element, ...types: string[]): boolean {
  return fireEvent.paste(target, { clipboardData: { files: [PHOTO], types } });
}

async function open() {
  openForm([LIMITS, ...ALL_OPTIONS]);
  await screen.findByRole('option', { name: 'Watches' });
}

test.each(['Title', 'Description', 'Regular price'])(
  'text that is pasted with an image of itself, as spreadsheets copy it, goes into %s',
  async (name) => {
    await open();
    expect(paste(field(name), 'text/plain', 'text/html', 'Files')).toBe(true);
    expect(imageNames()).toEqual([]);
  },
);

test.each([
  ['a text field without text', () => field('Title'), ['Files']],
  ['anywhere else', () => document.body, ['text/html', 'Files']],
])('an image that is pasted into %s is added', async (_, target, types) => {
  await open();
  expect(paste(target(), ...types)).toBe(false);
  await waitFor(() => expect(imageNames()).toEqual(['front.png']));
});
