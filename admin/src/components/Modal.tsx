import './modal.css';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { ignoreFurtherClicks } from './ignore-further-clicks.ts';

interface Props {
  title: string;
  /** Called instead of closing when the user presses Escape or clicks the backdrop, such as to ask for confirmation. */
  onDismiss?: (close: () => void) => void;
  /** Called after closing in any way. */
  onClosed: () => void;
  children: (close: () => void) => ReactNode;
}

export function Modal({ title, onDismiss, onClosed, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  const dismiss = (event: SyntheticEvent) => {
    if (!onDismiss) return;
    event.preventDefault();
    onDismiss(close);
  };

  const isBackdropPressed = useRef(false);

  useEffect(() => {
    dialog.current?.showModal();
    ignoreFurtherClicks();
    return ignoreFurtherClicks;
  }, []);

  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={titleId}
      // That of a dialog inside of it reaches it in React.
      onClose={({ target, currentTarget }) => target === currentTarget && onClosed()}
      // A browser lets the second Escape in a row close it in any case, unless the key is taken from it.
      onKeyDown={(event) => event.key === 'Escape' && dismiss(event)}
      // That of a file chooser bubbles.
      onCancel={(event) => event.target === event.currentTarget && dismiss(event)}
      // A press inside that is released outside, as when text is selected, is a click on the dialog as well.
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
