import { useId } from 'react';
import { Fault, useFormFaults } from '../Fault.tsx';
import { RichText } from './RichText.tsx';

interface Props {
  label: string;
  name: string;
  /** Markdown. */
  value: string;
  maxLength: number;
  /** An error that the form does not know by the field's name. */
  fault?: string | undefined;
  onEdit: (value: string) => void;
}

/** A field for a text with formatting, for forms that stay enabled while they are sent. */
export function RichField({ label, name, fault, ...text }: Props) {
  const id = useId();
  const faultId = `${id}-fault`;
  const faults = useFormFaults();
  const said = fault ?? faults[name];
  return (
    <div className="field">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <RichText
        {...{ ...text, id, name }}
        isDisabled={false}
        aria-invalid={said !== undefined}
        aria-describedby={said && faultId}
      />
      <Fault text={said} id={faultId} />
    </div>
  );
}
