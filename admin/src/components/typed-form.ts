import { type RefObject, useRef } from 'react';
import { useUnsaved } from './unsaved.ts';

/** For a form that is read when it is sent: once something was typed into it, leaving the screen asks first (see `useUnsaved`). */
export function useTypedForm(
  isUnsaved = () => false,
  isOfAddress = false,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(() => isTypedIn(form.current) || isUnsaved(), isOfAddress);
  return form;
}

/** Whether a field that the form sends is not as it was at first. What the browser filled in by itself was not typed. */
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
