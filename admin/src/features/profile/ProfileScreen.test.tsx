import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ADMIN_TOAST_MS, Toaster } from '../../toast/Toaster.tsx';
import { SampleProfileScreen } from './SampleProfileScreen.tsx';

function show(search = '') {
  render(
    <MemoryRouter initialEntries={[`/profile${search}`]}>
      <SampleProfileScreen />
      <Toaster closeAfterMs={ADMIN_TOAST_MS} />
    </MemoryRouter>,
  );
}

afterEach(() => {
  vi.useRealTimers();
  act(() => toast.removeAll());
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
const toasts = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

test('the six tabs are in their order, and General is open', () => {
  show();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual([
    'General',
    'Moderators',
    'Admin account',
    'SEO settings',
    'Mail settings',
    'Newsletter',
  ]);
  expect(selectedTab()).toBe('General');
  const fields = within(screen.getByRole('tabpanel', { name: 'General' }));
  for (const label of ['First name', 'Last name', 'Email', 'Phone', 'Address', 'Birthday', 'Upload photo']) {
    expect(fields.getByLabelText(label)).toBeTruthy();
  }
});

test.each([
  ['ArrowDown', 'General', 'Moderators'],
  ['ArrowUp', 'General', 'Newsletter'],
  ['ArrowDown', 'Newsletter', 'General'],
  ['End', 'Moderators', 'Newsletter'],
  ['Home', 'Newsletter', 'General'],
])('%s goes from %s to %s', (key, from, to) => {
  show();
  fireEvent.click(screen.getByRole('tab', { name: from }));
  fireEvent.keyDown(screen.getByRole('tab', { name: from }), { key });
  expect(selectedTab()).toBe(to);
  expect(document.activeElement?.textContent).toBe(to);
  expect(screen.getByRole('tabpanel').id).toBe(document.activeElement?.getAttribute('aria-controls'));
});

test('the address names the tab, and input survives a switch of tabs', () => {
  show('?tab=admin-account');
  expect(selectedTab()).toBe('Admin account');
  fill('Username', 'meera');
  fireEvent.click(screen.getByRole('tab', { name: 'Newsletter' }));
  fireEvent.click(screen.getByRole('tab', { name: 'Admin account' }));
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('meera');
});

test('saving is announced, and the toast closes after 2500 ms', () => {
  vi.useFakeTimers();
  show();
  press('Save changes');
  expect(toasts()).toEqual(['Saved, on this screen only']);
  act(() => vi.advanceTimersByTime(2499));
  expect(toasts()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(2));
  expect(toasts()).toEqual([]);
});

test('a chosen photo is shown, and its object URL is revoked after removal', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  show();
  const photo = new File(['x'], 'meera.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Upload photo'), { target: { files: [photo] } });
  const url = screen.getByRole('img', { name: 'Chosen: meera.png' }).getAttribute('src');
  expect(url).toMatch(/^blob:/);
  press('Remove photo');
  expect(screen.queryByRole('img')).toBeNull();
  expect(revoke).toHaveBeenCalledWith(url);
});

test('Password Change and Deactivate ask first, and say that this sample screen does neither', async () => {
  show();
  press('Change');
  const change = within(screen.getByRole('dialog', { name: 'Change password' }));
  for (const label of ['Current password', 'New password', 'Confirm password']) {
    fireEvent.change(change.getByLabelText(label), { target: { value: 'secret' } });
  }
  fireEvent.click(change.getByRole('button', { name: 'Change' }));
  expect(toasts()).toEqual(['This is a sample screen. The password is unchanged']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  press('Deactivate');
  const dialog = within(screen.getByRole('dialog', { name: 'Deactivate account' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(toasts()).toContain('This is a sample screen. The account stays active');
});

test('a moderator can be invited once, and removed', () => {
  show('?tab=moderators');
  fill('Email of a new moderator', 'new@mela.example');
  press('Invite');
  const emails = () => screen.getAllByRole('button', { name: /^Remove / }).map(({ ariaLabel }) => ariaLabel);
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('new@mela.example');
  fill('Email of a new moderator', 'new@mela.example');
  press('Invite');
  expect(toasts()).toContain('new@mela.example is already a moderator');
  expect(screen.getAllByText('new@mela.example')).toHaveLength(1);
  press('Remove new@mela.example');
  expect(screen.queryByText('new@mela.example')).toBeNull();
  expect(emails()).toHaveLength(4);
  expect(document.activeElement?.textContent).toBe('Moderators');
});

test('the preview of a search result follows the input, and warns when it is too long', () => {
  show('?tab=seo');
  fill('Page title', 'M'.repeat(61));
  expect(within(screen.getByRole('figure')).getByText(`${'M'.repeat(60)}…`)).toBeTruthy();
  expect(screen.getByText('61 of 60 characters, the rest may be cut off')).toBeTruthy();
});

test.each(['SEO settings', 'Mail settings', 'Newsletter'])('the tab %s says that it is a sample', (name) => {
  show();
  fireEvent.click(screen.getByRole('tab', { name }));
  const panel = within(screen.getByRole('tabpanel', { name }));
  expect(panel.getByText('Sample').className).toContain('sample-mark');
});
