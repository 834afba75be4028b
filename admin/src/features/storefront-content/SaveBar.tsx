import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
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
          <Button
            label="Back to the sample’s text"
            isQuiet
            isSmall
            className="content__to-sample"
            onClick={onToSample}
          />
        )}
        {isUnsaved && <Button label="Discard changes" isQuiet isSmall onClick={onDiscard} />}
        {children}
        <Button
          label="Save"
          isSmall
          isSubmit
          className="content__save"
          aria-disabled={isSaving || !isUnsaved}
          onClick={(event) => !isUnsaved && event.preventDefault()}
        />
      </div>
    </WriteControls>
  );
}
