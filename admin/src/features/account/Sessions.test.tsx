import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../toast/Toaster.tsx';
import { Sessions } from './Sessions.tsx';

afterEach(() => act(() => toast.removeAll()));

let open: { id: string; isCurrent: boolean; device: string; createdAt: string; usedAt: string }[];
let sent: string[];

function show(): void {
  const dates = { createdAt: '2026-11-22T10:00:00Z', usedAt: '2026-11-23T10:00:00Z' };
  const session = (id: string, device: string) => ({ id, isCurrent: id === 'this', device, ...dates });
  open = [
    session('this', 'Chrome on Linux'),
    session('2', 'Chrome on Android'),
    session('3', 'Safari on Mac'),
  ];
  sent = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const { operationName, variables } = JSON.parse(String(request?.body));
    sent.push(operationName);
    if (operationName === 'EndSession') {
      open = open.filter(({ id }) => id !== variables.id);
      return Response.json({ data: { endSession: { id: variables.id } } });
    }
    if (operationName === 'EndOtherSessions') {
      open = open.filter(({ isCurrent }) => isCurrent);
      return Response.json({ data: { endOtherSessions: 1 } });
    }
    return Response.json({ data: { sessions: open } });
  });
  render(
    <>
      <Sessions />
      <Toaster />
    </>,
  );
}

const buttons = () => screen.queryAllByRole('button', { name: /^Sign out (Chrome|Safari)/ });
const confirm = () =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }), {
    detail: 1,
  });

test('an operator sees their sessions and signs out one browser, then all others', async () => {
  show();
  await waitFor(() => expect(buttons()).toHaveLength(2));
  expect(screen.getByRole('row', { name: /^Chrome on Linux/ }).textContent).toContain('This device');
  const first = screen.getByRole('button', { name: 'Sign out Chrome on Android' });
  first.focus();
  fireEvent.click(first, { detail: 1 });
  expect(screen.getByText('You will have to sign in again on Chrome on Android.')).toBeTruthy();
  expect(sent).toEqual(['ReadSessions']);
  confirm();
  expect(await screen.findByText('Session ended')).toBeTruthy();
  await waitFor(() => expect(buttons()).toHaveLength(1));
  await waitFor(() => expect(document.activeElement).toBe(buttons()[0]));

  fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }), { detail: 1 });
  expect(screen.getByText('This ends all your sessions except the one in this browser.')).toBeTruthy();
  confirm();
  expect(await screen.findByText('Signed out everywhere else')).toBeTruthy();
  await waitFor(() => expect(buttons()).toHaveLength(0));
  expect(screen.getByText('This device')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});
