import type { FieldErrors } from '@mela/rules/text.ts';
import { fillList, fillPlaces, type Places } from '../../components/fill-places.ts';

/** The control of a field, by its name. Of radio buttons it is the first. */
function controlOf(form: HTMLFormElement, name: string): HTMLElement | null {
  return form.querySelector(`[id="${name.replace('.', '-')}"]`);
}

/** Says what is wrong with a field beside it; nothing, where it is well. */
export function showError(form: HTMLFormElement, name: string, message = ''): void {
  const control = controlOf(form, name);
  const error = control && form.querySelector(`[id="${control.id}-error"]`);
  if (!control || !error) return;
  error.textContent = message;
  if (message) {
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', error.id);
  } else {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
  }
}

/** Says what is wrong beside each field, and in a list before all of them, which takes the focus. */
export function showErrors(form: HTMLFormElement, errors: FieldErrors): void {
  for (const control of form.querySelectorAll<HTMLInputElement>('[aria-invalid]'))
    showError(form, control.name);
  const names = Object.keys(errors);
  const summary = form.querySelector<HTMLElement>('[data-errors]');
  const list = summary?.querySelector('[data-error-list]');
  if (!summary || !list) return;
  summary.hidden = names.length === 0;
  for (const [name, message] of Object.entries(errors)) showError(form, name, message);
  const title = names.length === 1 ? 'There is a problem' : `There are ${names.length} problems`;
  fillPlaces(summary, { title });
  fillList(
    list,
    names.map((name): Places => {
      const control = controlOf(form, name);
      return { text: errors[name] ?? '', link: control ? `#${control.id}` : null };
    }),
  );
  // A link without an address is text: a fault of no field is shown, too.
  for (const link of list.querySelectorAll<HTMLElement>('[data-link]')) link.hidden = false;
  const more = form.querySelector<HTMLDetailsElement>('[data-more]');
  if (more?.querySelector('[aria-invalid]')) more.open = true;
  if (names.length > 0) summary.focus();
}
