import { CombinedGraphQLErrors } from '@apollo/client';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Toaster } from '../toast/Toaster.tsx';
import { InputField } from './Field.tsx';
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

/** Sends the event with which Android's back gesture and assistive technology close a dialog. */
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

test.each(WAYS)('%s closes an unchanged dialog', (_, dismiss) => {
  open();
  dismiss();
  expect(question()).toBeNull();
  expect(onClosed).toHaveBeenCalledOnce();
});

test.each(WAYS)('%s asks before it discards input', (_, dismiss) => {
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

test('the dialog asks before it discards input outside of its fields, too', () => {
  open(true);
  pressEscape();
  expect(question()).not.toBeNull();
});

test('the close button closes the dialog without asking', () => {
  open();
  type();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClosed).toHaveBeenCalledExactlyOnceWith(false);
  expect(question()).toBeNull();
});

const submit = () => act(async () => fireEvent.submit(screen.getByLabelText('Name')));

test('the dialog closes once its input is sent', async () => {
  open();
  type();
  await submit();
  expect(send.mock.calls[0]?.[0].get('name')).toBe('Stoles');
  expect(onClosed).toHaveBeenCalledExactlyOnceWith(true);
  expect(question()).toBeNull();
});

test('the dialog stays open and shows why sending failed', async () => {
  open();
  send.mockResolvedValue('There is one already');
  await submit();
  expect(screen.getByRole('alert').textContent).toBe('There is one already');
  expect(onClosed).not.toHaveBeenCalled();
});

test('a second press while sending sends nothing', async () => {
  open();
  send.mockReturnValue(new Promise(() => {}));
  await submit();
  await submit();
  expect(send).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Update' }).getAttribute('aria-busy')).toBe('true');
});

test('closing a file chooser inside the dialog leaves the dialog open', () => {
  open();
  fireEvent(screen.getByLabelText('Name'), new Event('cancel', { bubbles: true }));
  expect(onClosed).not.toHaveBeenCalled();
});

test('an error that arrives after the dialog was closed is still shown', async () => {
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

function refused(fieldErrors?: Record<string, string>): CombinedGraphQLErrors {
  const extensions = { code: 'BAD_USER_INPUT', ...(fieldErrors && { fieldErrors }) };
  return new CombinedGraphQLErrors({ errors: [{ message: 'Refused', extensions }] });
}

test('a server error appears beside its field until the next attempt; other errors appear below', async () => {
  const onUnknown = vi.fn();
  onClosed.mockReset();
  send.mockReset();
  render(
    <>
      <FormModal
        title="Rename"
        action="Update"
        done="Saved"
        onSubmit={send}
        onUnknown={onUnknown}
        onClosed={onClosed}
      >
        <InputField label="Name" name="name" />
        <InputField label="Code" name="code" />
      </FormModal>
      <Toaster />
    </>,
  );
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Update' })));
  screen.getByRole('button', { name: 'Update' }).focus();
  send.mockRejectedValueOnce(refused({ code: 'This code is taken' }));
  await press();
  expect(screen.getByText('This code is taken')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Code/ }));
  expect(screen.getByRole('textbox', { name: /^Code/ }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('false');

  send.mockRejectedValueOnce(refused());
  await press();
  expect(screen.queryByText('This code is taken')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Refused');
  expect(onUnknown).not.toHaveBeenCalled();

  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press();
  expect(screen.getByRole('alert').textContent).toBe(
    'The server did not respond. Check your connection and try again.',
  );
  expect(onUnknown).toHaveBeenCalledOnce();
  expect(onClosed).not.toHaveBeenCalled();

  send.mockResolvedValueOnce(null);
  await press();
  expect(screen.getByText('Saved')).toBeTruthy();
  expect(onClosed).toHaveBeenCalledExactlyOnceWith(true);
});
