import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTypedForm } from '../components/unsaved.ts';
import { BASENAME } from '../paths.ts';
import { RootLayout } from './RootLayout.tsx';

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

/** A screen with two forms. Each tab has a different second form. */
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
  const routes = [{ element: <RootLayout routes={() => routes} />, children: screens }];
  const router = createMemoryRouter(routes, { basename: BASENAME, initialEntries: ['/admin/form'] });
  render(<RouterProvider router={router} useTransitions={false} />);
}

beforeEach(() => {
  // happy-dom cannot scroll.
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

test('an unchanged form is left without a question', async () => {
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

test('a form that is back to its initial state is left without a question', async () => {
  open();
  type('Email', 'meera@mela.example');
  type('Email', '@mela.example ');
  leave();
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
});

test('a form that is being saved is left automatically once it is saved', async () => {
  open();
  type('Email', 'meera@mela.example');
  leave();
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  type('Email', '@mela.example');
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
});

test('unsaved input for one address asks before another address of the same screen is opened', async () => {
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

test('after "Stay" the focus is on the screen if the link is gone, for example in a closed list', async () => {
  open();
  type('Email', 'meera@mela.example');
  leave();
  await answer('Stay');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
