import type { ReactNode } from 'react';
import { WriteControls } from '../../session/WriteControls.tsx';

interface Props {
  isUnsaved: boolean;
  isSaving: boolean;
  /** Whether the section is as the sample has it. */
  isSample: boolean;
  onDiscard: () => void;
  onToSample: () => void;
  /** What else can be done with what is in the form. */
  children: ReactNode;
}

/** The button that saves is never disabled, so that it keeps the focus. */
export function SaveBar({ isUnsaved, isSaving, isSample, onDiscard, onToSample, children }: Props) {
  return (
    <WriteControls>
      <div className="content__bar">
        <p className="content__state" role="status">
          {isSaving && 'Saving…'}
          {!isSaving && isUnsaved && 'Not saved yet'}
        </p>
        {!isSample && (
          <button
            type="button"
            className="button button--quiet button--small content__to-sample"
            onClick={onToSample}
          >
            Back to the sample’s text
          </button>
        )}
        {isUnsaved && (
          <button type="button" className="button button--quiet button--small" onClick={onDiscard}>
            Discard changes
          </button>
        )}
        {children}
        <button
          type="submit"
          className="button button--small content__save"
          aria-disabled={isSaving || !isUnsaved}
          onClick={(event) => !isUnsaved && event.preventDefault()}
        >
          Save
        </button>
      </div>
    </WriteControls>
  );
}
