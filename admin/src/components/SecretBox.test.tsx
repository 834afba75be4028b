import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { expect, test, vi } from 'vitest';
import { Toaster } from '../toast/Toaster.tsx';
import { SecretBox } from './SecretBox.tsx';

test.each([
  ['as of a page that came by plain http', undefined, 'Select the secret and copy it'],
  ['with a clipboard', { writeText: async () => undefined }, 'Secret copied'],
])('Copy answers in a browser %s', async (_name, clipboard, text) => {
  vi.stubGlobal('navigator', { clipboard });
  render(
    <>
      <SecretBox title="The token" secret="mela_abc" />
      <Toaster />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(text)).toBeTruthy();
  act(() => toast.removeAll());
  vi.unstubAllGlobals();
});
