import type { FieldTexts } from '@mela/rules/messages.ts';
import { createContext, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { changeField, emptyFields, typedFields } from './field-changes.ts';
import { keepDraft, readDraft } from './form-draft.ts';
import type { FieldValues } from './order-input.ts';

export interface CheckoutForm {
  ref: RefObject<HTMLFormElement | null>;
  values: FieldValues;
  /** Whether the values include the stored draft and input from before the script loaded. */
  isReady: boolean;
  change: (name: string, value: string) => void;
  /** Called when a field loses the focus. From then on, its errors are shown. */
  leave: (name: string) => void;
  /** Selects the errors to show beside the fields. */
  shown: (errors: FieldTexts) => FieldTexts;
  /** The errors of the submitted order, for the list above the fields. */
  problems: Problems;
  /** Shows errors found before the order is sent. */
  tell: (errors: FieldTexts) => void;
  /** Shows the server's errors. Each stays until its field changes. */
  refuse: (errors: FieldTexts) => void;
}

export interface Problems {
  errors: FieldTexts;
  /** A number that changes with each press of Place order. */
  id: number;
}

/**
 * The checkout's form state.
 * @param country the default country
 */
export function useCheckoutForm(country: string): CheckoutForm {
  const ref = useRef<HTMLFormElement>(null);
  const isEdited = useRef(false);
  const [values, setValues] = useState<FieldValues>(() => emptyFields(country));
  const [isReady, setReady] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<{ errors: FieldTexts; values: FieldValues }>({
    errors: {},
    values: {},
  });
  const [problems, setProblems] = useState<Problems>({ errors: {}, id: 0 });

  useLayoutEffect(() => {
    const empty = emptyFields(country);
    const typed = ref.current ? typedFields(ref.current, empty) : {};
    setValues({ ...empty, ...readDraft(), ...typed });
    setReady(true);
  }, [country]);
  useEffect(() => {
    if (isEdited.current) keepDraft(values);
  }, [values]);

  const leaveAll = (names: string[]) => setLeft((before) => new Set([...before, ...names]));
  const tell = (errors: FieldTexts) => {
    leaveAll(Object.keys(errors));
    setProblems(({ id }) => ({ errors, id: id + 1 }));
  };
  return {
    ref,
    values,
    isReady,
    change(name, value) {
      isEdited.current = true;
      setValues((before) => changeField(before, name, value));
    },
    leave: (name) => values[name] && leaveAll([name]),
    shown(errors) {
      const isSame = (name: string) => values[name] === refused.values[name];
      const said = [...left].map((name) => [
        name,
        errors[name] ?? (isSame(name) ? refused.errors[name] : undefined),
      ]);
      return Object.fromEntries(said.filter(([, message]) => message));
    },
    problems,
    tell,
    refuse(errors) {
      setRefused({ errors, values });
      tell(errors);
    },
  };
}

interface FieldContext extends Pick<CheckoutForm, 'values' | 'change' | 'leave'> {
  errors: FieldTexts;
}

/** The values and errors of the fields. */
export const FormContext = createContext<FieldContext | null>(null);

export function useFields(): FieldContext {
  const fields = use(FormContext);
  if (!fields) throw new Error('A field of the checkout is outside of its form.');
  return fields;
}
