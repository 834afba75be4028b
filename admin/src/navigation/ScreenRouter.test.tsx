import { fireEvent, render, screen, within } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, Link } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTypedForm } from '../components/unsaved.ts';
import { createNavigation } from './navigation.ts';
import { ScreenRouter } from './ScreenRouter.tsx';

const ROLES = ['Editor', 'Viewer'];

function InvitationForm() {
  return (
    <form ref={useTypedForm()} aria-label="Invitation">
      <input name="email" aria-label="Email" defaultValue="@mela.example" />
      <input name="send" aria-label="Send" type="checkbox" defaultChecked />
      <select name="role" aria-label="Role">
        {ROLES.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </select>
      <select name="language" aria-label="Language" defaultValue="Hindi">
        <option>English</option>
        <option>Hindi</option>
      </select>
      <input aria-label="Search" />
    </form>
  );
}

function OtherForm() {
  return (
    <form ref={useTypedForm(undefined, true)}>
      <input name="note" aria-label="Note on this tab" />
    </form>
  );
}

/** A screen with two forms, the second another one on each tab. */
function open() {
  const screens = [
    {
      path: '/form',
      element: (
        <>
          <InvitationForm />
          <OtherForm />
          <main id="main" tabIndex={-1} />
          <Link to="/form">First tab</Link>
          <Link to="/form?tab=2">Other tab</Link>
          <Link to="/elsewhere">Leave</Link>
        </>
      ),
    },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ];
  const navigation = createNavigation(createMemoryHistory({ initialEntries: ['/admin/form'] }), screens);
  render(<ScreenRouter navigation={navigation} routes={screens} />);
}

beforeEach(() => {
  // The test's browser has no page to scroll.
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Whether the browser would ask before the tab is closed. */
function asksOnUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

async function answer(name: 'Stay' | 'Leave'): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  fireEvent.click(dialog.getByRole('button', { name }));
}

test('a form that nothing was typed into is left at once', async () => {
  open();
  type('Search', 'what is not sent');
  expect(asksOnUnload()).toBe(false);
  leave();
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
});

test.each([
  ['Email', () => type('Email', 'meera@mela.example')],
  ['Send', () => fireEvent.click(screen.getByLabelText('Send'))],
  ['Role', () => type('Role', 'Viewer')],
  ['Language', () => type('Language', 'English')],
])('what was entered into %s is not left without asking', async (_, enter) => {
  open();
  enter();
  expect(asksOnUnload()).toBe(true);
  fireEvent.click(screen.getByRole('link', { name: 'Other tab' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  leave();
  await answer('Stay');
  expect(screen.queryByRole('heading', { name: 'Elsewhere' })).toBeNull();
  leave();
  await answer('Leave');
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
  expect(asksOnUnload()).toBe(false);
});

test('a form that is as it was at first is left at once', async () => {
  open();
  type('Email', 'meera@mela.example');
  type('Email', '@mela.example ');
  leave();
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
});

test('what was being saved is left by itself once it is', async () => {
  open();
  type('Email', 'meera@mela.example');
  leave();
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  type('Email', '@mela.example');
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
});

test('what belongs to the address is asked about before another address of the same screen is opened', async () => {
  open();
  const toOtherTab = () => fireEvent.click(screen.getByRole('link', { name: 'Other tab' }));
  const other = () => fireEvent.click(screen.getByRole('link', { name: 'First tab' }));
  toOtherTab();
  type('Note on this tab', 'Rang twice');
  toOtherTab();
  expect(screen.queryByRole('dialog')).toBeNull();
  other();
  await answer('Stay');
  type('Note on this tab', '');
  other();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who stays has the focus on the screen where the link is gone, as one in a closed list is', async () => {
  open();
  type('Email', 'meera@mela.example');
  leave();
  await answer('Stay');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
