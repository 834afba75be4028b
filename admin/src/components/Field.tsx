import './form.css';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Fault, useFormFaults } from './Fault.tsx';

export interface FieldProps {
  label: ReactNode;
  /** A class for the label. */
  className?: string | undefined;
  /** An error that is not among the form's errors. */
  fault?: string | undefined;
  /** Shown below the control. */
  children?: ReactNode;
}

interface ControlProps {
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface Props extends FieldProps {
  name: string | undefined;
  /** The ids of further descriptions. */
  describedBy?: string | undefined;
  control: (props: ControlProps) => ReactNode;
}

/** A control with its label and error. */
export function Field({ label, className = '', fault, name = '', describedBy, control, children }: Props) {
  const id = useId();
  const faults = useFormFaults();
  const text = fault ?? faults[name];
  const ids = [text && id, describedBy].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller renders the control
    <label className={`field ${className}`}>
      {label}
      {control({ 'aria-describedby': ids || undefined, 'aria-invalid': text !== undefined })}
      {children}
      <Fault text={text} id={id} />
    </label>
  );
}

type Own = keyof FieldProps;

export function InputField({
  label,
  className,
  fault,
  children,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, Own>) {
  return (
    <Field
      {...{ label, className, fault, children, name: input.name, describedBy: input['aria-describedby'] }}
      control={(props) => <input {...input} {...props} />}
    />
  );
}

/** A text field with several lines. */
export function TextField({
  label,
  className,
  fault,
  children,
  ...text
}: FieldProps & Omit<ComponentProps<'textarea'>, Own>) {
  return (
    <Field
      {...{ label, className, fault, children, name: text.name, describedBy: text['aria-describedby'] }}
      control={(props) => <textarea {...text} {...props} />}
    />
  );
}

interface CheckProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

export function CheckField({ label, className = '', ...input }: CheckProps) {
  return (
    <label className={`check ${className}`}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  );
}

interface ChoicesProps {
  legend: string;
  /** The name of each checkbox, and of their error. */
  name: string;
  options: readonly { value: string; label: ReactNode; isDisabled?: boolean }[];
  /** The checked values. */
  stored?: readonly string[];
  className?: string;
  /** Whether the options scroll. If so, the checked ones are listed first. */
  isLong?: boolean;
}

/** Checkboxes for several of the options. */
export function ChoicesField({
  legend,
  name,
  options,
  stored = [],
  className = '',
  isLong = false,
}: ChoicesProps) {
  const id = useId();
  const isFirst = ({ value }: ChoicesProps['options'][number]) => Number(isLong && stored.includes(value));
  const shown = options.toSorted((one, other) => isFirst(other) - isFirst(one));
  return (
    <fieldset
      className={['choices', isLong && 'choices--long', className].filter(Boolean).join(' ')}
      aria-describedby={id}
    >
      <legend>{legend}</legend>
      <div className="choices__options">
        {shown.map(({ value, label, isDisabled }) => (
          <CheckField
            key={value}
            {...{ name, value, label }}
            defaultChecked={stored.includes(value)}
            disabled={isDisabled}
          />
        ))}
      </div>
      <Fault name={name} id={id} />
    </fieldset>
  );
}
