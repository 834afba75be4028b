import type { ContentField } from '@mela/rules/content/content-fields.ts';
import { type ReactNode, useId } from 'react';
import * as storefrontContentText from '#messages/storefront-content.ts';

/** The props of all controls. */
export interface ControlProps {
  /** The field's path within the section, such as `0.title`. */
  path: string;
  field: ContentField;
  error: string | undefined;
  onChange: (value: unknown) => void;
  /**
   * Restores the sample's value. undefined if the field has it already, or the sample has no value for it.
   */
  onReset?: (() => void) | undefined;
  onTouch: () => void;
}

interface InputProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface Props extends Pick<ControlProps, 'field' | 'error' | 'onReset'> {
  isWide?: boolean;
  /** A note beside the hint, such as the text's length. */
  note?: ReactNode;
  children: (input: InputProps) => ReactNode;
}

/** A text of at least this many characters gets a large field. */
const LONG = 100;
const PAGE = 5_000;

/** A label, the control from `children`, its hint and its error. */
export function ContentControl({
  field: { label, hint, maxLength = 0 },
  error,
  onReset,
  isWide = false,
  note,
  children,
}: Props) {
  const id = useId();
  const described = [error !== undefined && `${id}-error`, hint && `${id}-hint`].filter((one) => one);
  return (
    <div
      className={isWide ? 'field content-field content-field--wide' : 'field content-field'}
      data-size={sizeOf(maxLength)}
    >
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      })}
      {error !== undefined && (
        <p className="content-field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {(hint || note || onReset) && (
        <p className="content-field__hint">
          <span id={`${id}-hint`}>{hint}</span>
          {note}
          {onReset && <ResetButton of={storefrontContentText.textOfLabel(label)} onPress={onReset} />}
        </p>
      )}
    </div>
  );
}

function sizeOf(maxLength: number): 'short' | 'long' | 'page' {
  if (maxLength >= PAGE) return 'page';
  return maxLength >= LONG ? 'long' : 'short';
}

interface ResetProps {
  /** The name of the value that the button resets, such as `text of Name`. */
  of: string;
  onPress: () => void;
}

export function ResetButton({ of, onPress }: ResetProps) {
  return (
    <button type="button" className="content-field__reset" onClick={onPress}>
      {storefrontContentText.reset}
      <span className="visually-hidden"> {of}</span>
    </button>
  );
}
