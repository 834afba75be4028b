import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** For each form on the screen, a function that says whether it has unsaved input. */
const forms = new Set<(isSameScreen: boolean) => boolean>();

/**
 * Makes the router ask before the user leaves a screen with unsaved input.
 * @param isOfAddress whether the input is also lost when only the query of the screen's address changes
 */
export function useUnsaved(isUnsaved: () => boolean, isOfAddress = false): void {
  const ask = useEffectEvent((isSameScreen: boolean) => (isOfAddress || !isSameScreen) && isUnsaved());
  useEffect(() => {
    const form = (isSameScreen: boolean) => ask(isSameScreen);
    forms.add(form);
    return () => void forms.delete(form);
  }, []);
}

/** @param isSameScreen whether only the query of the same screen changes */
export function hasUnsaved(isSameScreen = false): boolean {
  return [...forms].some((isUnsaved) => isUnsaved(isSameScreen));
}

/** For a form whose fields are read on submit: asks before the user leaves the screen after typing (see `useUnsaved`). */
export function useTypedForm(
  isUnsaved = () => false,
  isOfAddress = false,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(() => isTypedIn(form.current) || isUnsaved(), isOfAddress);
  return form;
}

/** Whether the user changed a field that the form submits. Values that the browser autofilled do not count. */
export function isTypedIn(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some(
    (field) => 'name' in field && field.name !== '' && !field.matches(':autofill') && isChanged(field),
  );
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return field.value !== initial?.value;
  }
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    return field.checked !== field.defaultChecked;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.value.trim() !== field.defaultValue.trim();
}
