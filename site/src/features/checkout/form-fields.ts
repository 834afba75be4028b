import type { FieldValues } from './order-input.ts';

const KEPT_AS = 'checkout-fields';

export function readFields(form: HTMLFormElement): FieldValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function writeFields(form: HTMLFormElement, values: FieldValues): void {
  for (const field of form.elements) {
    const { name } = field as HTMLInputElement;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = name in values;
    else if (field instanceof HTMLInputElement && field.type === 'radio')
      field.checked = values[name] === field.value;
    else if (name && values[name] !== undefined) (field as HTMLInputElement).value = values[name];
  }
}

/** They come back after a reload of this tab, and nowhere else. */
export function keepFields(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(readFields(form)));
  } catch {
    // A browser that keeps nothing: they are as they are until the page is left.
  }
}

/** @param shape makes what the values need: fields for another address, or for another country. */
export function restoreFields(form: HTMLFormElement, shape: () => void): void {
  try {
    const values: FieldValues | null = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? 'null');
    if (!values || typeof values !== 'object') return;
    writeFields(form, values);
    shape();
    writeFields(form, values);
    // Countries of the fields that the first has brought.
    shape();
    writeFields(form, values);
  } catch {
    // What belongs to another is left alone.
  }
}

export function forgetFields(): void {
  try {
    sessionStorage.removeItem(KEPT_AS);
  } catch {
    // Nothing is kept.
  }
}
