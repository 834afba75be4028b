import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Toaster } from '../toast/Toaster.tsx';
import { FormModal } from './FormModal.tsx';
import { hasUnsaved } from './unsaved.ts';

const onClosed = vi.fn();
const send = vi.fn<(entered: FormData) => Promise<string | null>>();

function open(isUnsaved = false) {
  onClosed.mockReset();
  send.mockReset().mockResolvedValue(null);
  render(
    <FormModal title="Rename" action="Update" isUnsaved={isUnsaved} onSubmit={send} onClosed={onClosed}>
      <input name="name" aria-label="Name" defaultValue="Shawls" />
    </FormModal>,
  );
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Rename' });
const type = () => fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Stoles' } });
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });

const pressEscape = () => fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });

/** How Android goes back, and assistive technology closes a dialog. */
const cancel = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));

function pressBeside(): void {
  fireEvent.pointerDown(dialog());
  fireEvent.pointerUp(dialog());
  fireEvent.click(dialog(), { detail: 1 });
}

function answer(name: 'Stay' | 'Leave'): void {
  fireEvent.click(within(question() as HTMLElement).getByRole('button', { name }));
}

const WAYS = [
  ['Escape', pressEscape],
  ['a closing request of the system', cancel],
  ['a press beside it', pressBeside],
] as const;

test.each(WAYS)('%s closes a dialog that nothing was typed into', (_, dismiss) => {
  open();
  dismiss();
  expect(question()).toBeNull();
  expect(onClosed).toHaveBeenCalledOnce();
});

test.each(WAYS)('%s asks before it drops what was typed', (_, dismiss) => {
  open();
  type();
  expect(hasUnsaved()).toBe(true);
  dismiss();
  answer('Stay');
  expect(question()).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Stoles');
  expect(onClosed).not.toHaveBeenCalled();
  dismiss();
  answer('Leave');
  expect(question()).toBeNull();
  expect(onClosed).toHaveBeenCalledOnce();
});

test('what was entered past its fields is asked about as well', () => {
  open(true);
  pressEscape();
  expect(question()).not.toBeNull();
});

test('its button closes it without asking', () => {
  open();
  type();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClosed).toHaveBeenCalledExactlyOnceWith(false);
  expect(question()).toBeNull();
});

const submit = () => act(async () => fireEvent.submit(screen.getByLabelText('Name')));

test('it closes once what was entered is sent', async () => {
  open();
  type();
  await submit();
  expect(send.mock.calls[0]?.[0].get('name')).toBe('Stoles');
  expect(onClosed).toHaveBeenCalledExactlyOnceWith(true);
  expect(question()).toBeNull();
});

test('it stays open with why that was not done', async () => {
  open();
  send.mockResolvedValue('There is one already');
  await submit();
  expect(screen.getByRole('alert').textContent).toBe('There is one already');
  expect(onClosed).not.toHaveBeenCalled();
});

test('a second press while it is sent sends nothing', async () => {
  open();
  send.mockReturnValue(new Promise(() => {}));
  await submit();
  await submit();
  expect(send).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Update' }).getAttribute('aria-busy')).toBe('true');
});

test('a file chooser that is closed inside of it leaves it open', () => {
  open();
  fireEvent(screen.getByLabelText('Name'), new Event('cancel', { bubbles: true }));
  expect(onClosed).not.toHaveBeenCalled();
});

test('what was refused after the dialog was closed is told of all the same', async () => {
  open();
  const { promise, resolve } = Promise.withResolvers<string>();
  send.mockReturnValue(promise);
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  render(<Toaster />);
  pressEscape();
  expect(onClosed).toHaveBeenCalledOnce();
  resolve('This name is taken');
  const [toast] = await screen.findAllByRole('status');
  expect(toast?.textContent).toContain('This name is taken');
});
