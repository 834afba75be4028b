import { type ReactNode, useRef } from 'react';
import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import { WriteControls } from '../session/WriteControls.tsx';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';

interface Props {
  /** The item's name; undefined until it is loaded. */
  name: string | undefined;
  /** Shown above the question. */
  children?: ReactNode;
  /** Shown below the question. */
  consequence?: ReactNode;
  /** Whether the deletion can be reverted in the activity. */
  canUndo?: boolean;
  /** Shown until the name is loaded. */
  fallback?: (close: () => void) => ReactNode;
  /** Called after closing in any way. */
  onClosed: (isConfirmed: boolean) => void;
}

/** Asks for confirmation (specification, section 2: the modal of the category screen). */
export function DeleteDialog({ name, children, consequence, canUndo = false, fallback, onClosed }: Props) {
  const isConfirmed = useRef(false);
  const confirmation = (close: () => void) => (
    <>
      {children}
      <p>
        {componentsText.areYouSureYouWant} <bdi>{name}</bdi>?
      </p>
      {consequence}
      {canUndo && <p className="modal__note">{componentsText.youCanUndoThisUnderActivity}</p>}
      <div className="modal__actions">
        <Button label={sharedText.cancel} isQuiet onClick={close} />
        <WriteControls>
          <Button
            label={sharedText.deleteLabel}
            isDanger
            onClick={() => {
              isConfirmed.current = true;
              close();
            }}
          />
        </WriteControls>
      </div>
    </>
  );
  return (
    <Modal title={componentsText.confirmDelete} onClosed={() => onClosed(isConfirmed.current)}>
      {(close) => (name === undefined ? fallback?.(close) : confirmation(close))}
    </Modal>
  );
}
