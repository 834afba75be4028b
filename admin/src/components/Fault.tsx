import { createContext, type ReactNode, use } from 'react';

type Faults = Readonly<Record<string, string>>;

/** Server errors by field name. A form provides them, and its fields display them. */
export const FormFaults = createContext<Faults>({});

/** The errors of the surrounding form, for components that display those of several fields. */
export function useFormFaults(): Faults {
  return use(FormFaults);
}

interface Props {
  /** The fields whose error is shown. */
  name?: string | readonly string[] | undefined;
  /** An error that is not among the form's errors. */
  text?: ReactNode;
  /** The id for the field's `aria-describedby`. Without an id, the error is announced. */
  id?: string | undefined;
}

/** The errors of the named fields, or `text`. Renders nothing without an error. */
export function Fault({ name = [], text, id }: Props) {
  const faults = useFormFaults();
  const shown =
    text ??
    [name]
      .flat()
      .map((one) => faults[one])
      .find(Boolean);
  if (!shown) return null;
  if (id !== undefined) {
    return (
      <span className="form-fault" id={id}>
        {shown}
      </span>
    );
  }
  return (
    <p className="form-fault" role="alert">
      {shown}
    </p>
  );
}
