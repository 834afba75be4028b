import './modal.css';
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { ignoreFurtherClicks } from './ignore-further-clicks.ts';

interface Props {
  title: string;
  /** Whether it stays above dialogs that open later, such as one whose code was still loading. */
  isOnTop?: boolean;
  /**
   * Called instead of closing when the user presses Escape or clicks the backdrop, for example to ask for
   * confirmation.
   */
  onDismiss?: (close: () => void) => void;
  /** Called after closing in any way. */
  onClosed: () => void;
  children: (close: () => void) => ReactNode;
}

/** Brings the dialog with `isOnTop` above the one that has just opened. */
let raise: (() => void) | null = null;

export function Modal({ title, isOnTop = false, onDismiss, onClosed, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  const dismiss = (event: SyntheticEvent) => {
    if (!onDismiss) return;
    event.preventDefault();
    onDismiss(close);
  };

  const isBackdropPressed = useRef(false);

  const onClose = useOpening(dialog, isOnTop, onClosed);

  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={titleId}
      onClose={onClose}
      // Handle the key event, because browsers close a dialog on the second Escape in a row unless it is
      // cancelled.
      onKeyDown={(event) => event.key === 'Escape' && dismiss(event)}
      // Ignore the cancel event of a file chooser, which bubbles to the dialog.
      onCancel={(event) => event.target === event.currentTarget && dismiss(event)}
      // Use the pointer event: a press that starts inside and ends outside, as when selecting text, would
      // also count as a click on the dialog.
      onPointerDown={({ target, currentTarget }) => {
        isBackdropPressed.current = target === currentTarget;
      }}
      onPointerUp={({ target, currentTarget }) => {
        isBackdropPressed.current &&= target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && isBackdropPressed.current) onDismiss ? onDismiss(close) : close();
      }}
    >
      <div className="modal__sheet">
        <h2 className="modal__title" id={titleId}>
          {title}
        </h2>
        {children(close)}
      </div>
    </dialog>
  );
}

/** Shows the dialog. @returns the handler of its `close` event */
function useOpening(
  dialog: RefObject<HTMLDialogElement | null>,
  isOnTop: boolean,
  onClosed: () => void,
): (event: SyntheticEvent) => void {
  const isRaised = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    ignoreFurtherClicks();
    if (!isOnTop) {
      raise?.();
      return ignoreFurtherClicks;
    }
    raise = () => {
      const focused = document.activeElement;
      isRaised.current = true;
      element?.close();
      element?.showModal();
      if (element?.contains(focused)) (focused as HTMLElement).focus();
    };
    return () => {
      raise = null;
      ignoreFurtherClicks();
    };
  }, [dialog, isOnTop]);

  return ({ target, currentTarget }) => {
    // Ignore the close event of a dialog inside this one, which React also delivers here.
    if (target !== currentTarget) return;
    if (!isRaised.current) return onClosed();
    isRaised.current = false;
  };
}
