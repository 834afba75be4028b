import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Modal } from './Modal.tsx';

function openModal() {
  const onClosed = vi.fn();
  const onConfirm = vi.fn();
  const { unmount } = render(
    <Modal title="Rename" onClosed={onClosed}>
      {() => (
        <button type="button" onClick={onConfirm}>
          Confirm
        </button>
      )}
    </Modal>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Rename' });
  return { dialog, inside: screen.getByRole('button'), onClosed, onConfirm, unmount };
}

/** Simulates a press. Browsers report the click on the nearest common ancestor of press and release. */
function press(from: Element, to: Element): void {
  fireEvent.pointerDown(from);
  fireEvent.pointerUp(to);
  fireEvent.click(from === to ? from : (from.closest('dialog') ?? from), { detail: 1 });
}

test('a press and release beside the dialog closes it', () => {
  const { dialog, onClosed } = openModal();
  press(dialog, dialog);
  expect(onClosed).toHaveBeenCalledOnce();
});

test('a press inside that is released outside, or the other way round, leaves it open', () => {
  const { dialog, inside, onClosed } = openModal();
  press(inside, dialog);
  press(dialog, inside);
  expect(onClosed).not.toHaveBeenCalled();
});

test('the second click of the double click that opened the dialog does not reach its buttons', () => {
  const { inside, onConfirm } = openModal();
  fireEvent.click(inside, { detail: 2 });
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(inside, { detail: 1 });
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('the second click of a double click on the close button does not reach what is behind the dialog', () => {
  const { unmount } = openModal();
  const below = document.body.appendChild(document.createElement('button'));
  const onBelow = vi.fn();
  below.addEventListener('click', onBelow);
  unmount();
  fireEvent.click(below, { detail: 2 });
  expect(onBelow).not.toHaveBeenCalled();
  fireEvent.click(below, { detail: 1 });
  fireEvent.click(below, { detail: 2 });
  expect(onBelow).toHaveBeenCalledTimes(2);
  below.remove();
});

test('closing a dialog inside another one leaves the outer one open', () => {
  const [onClosed, onInnerClosed] = [vi.fn(), vi.fn()];
  render(
    <Modal title="Edit" onClosed={onClosed}>
      {() => (
        <Modal title="Are you sure?" onClosed={onInnerClosed}>
          {() => null}
        </Modal>
      )}
    </Modal>,
  );
  fireEvent(screen.getByRole('dialog', { name: 'Are you sure?' }), new Event('close'));
  expect(onInnerClosed).toHaveBeenCalledOnce();
  expect(onClosed).not.toHaveBeenCalled();
});

test('a dialog on top stays above one that opens later, with its focus and without being closed', () => {
  const onClosed = vi.fn();
  render(
    <Modal title="Sign in" isOnTop onClosed={onClosed}>
      {() => <input aria-label="Password" />}
    </Modal>,
  );
  const password = screen.getByLabelText('Password');
  password.focus();
  const opened = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const later = openModal();
  const onTop = screen.getByRole('dialog', { name: 'Sign in' });
  expect(opened.mock.contexts).toEqual([later.dialog, onTop]);
  expect(document.activeElement).toBe(password);
  expect(onClosed).not.toHaveBeenCalled();
  (onTop as HTMLDialogElement).close();
  expect(onClosed).toHaveBeenCalledOnce();
});
