// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { showError, showErrors } from './field-errors.ts';

let form: HTMLFormElement;
const find = <Found extends HTMLElement>(selector: string) => form.querySelector(selector) as Found;

beforeEach(() => {
  document.body.innerHTML = `<form>
    <div data-errors tabindex="-1" hidden>
      <p data-text="title"></p>
      <ul data-error-list><template><li><a data-link="link" data-text="text"></a></li></template></ul>
    </div>
    <input name="email" id="email" /><p id="email-error"></p>
    <input name="shippingAddress.city" id="shippingAddress-city" /><p id="shippingAddress-city-error"></p>
    <input name="phone" id="phone" />
    <details data-more><input name="note" id="note" /><p id="note-error"></p></details>
  </form>`;
  form = document.querySelector('form') as HTMLFormElement;
});

const listed = () =>
  [...form.querySelectorAll<HTMLAnchorElement>('[data-error-list] a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.hidden,
  ]);

test('a fault is said beside its field, and taken back', () => {
  showError(form, 'shippingAddress.city', 'City is required');
  const city = find('#shippingAddress-city');
  expect(find('#shippingAddress-city-error').textContent).toBe('City is required');
  expect(city.getAttribute('aria-invalid')).toBe('true');
  expect(city.getAttribute('aria-describedby')).toBe('shippingAddress-city-error');
  showError(form, 'shippingAddress.city');
  expect(find('#shippingAddress-city-error').textContent).toBe('');
  expect(city.hasAttribute('aria-invalid') || city.hasAttribute('aria-describedby')).toBe(false);
});

test.each(['phone', 'nowhere'])('a fault of %s, which has no place for it, is said nowhere', (name) => {
  showError(form, name, 'Wrong');
  expect(form.querySelector('[aria-invalid]')).toBeNull();
});

test('all faults are listed with links to their fields, and the list takes the focus', () => {
  showErrors(form, { email: 'Email is required', order: 'Sold out' });
  const summary = find('[data-errors]');
  expect([summary.hidden, find('[data-text="title"]').textContent]).toEqual([false, 'There are 2 problems']);
  expect(listed()).toEqual([
    ['Email is required', '#email', false],
    ['Sold out', null, false],
  ]);
  expect(document.activeElement).toBe(summary);
  expect(find<HTMLDetailsElement>('[data-more]').open).toBe(false);
});

test('one fault is one problem, and what is folded away opens for it', () => {
  showErrors(form, { note: 'The note is too long' });
  expect(find('[data-text="title"]').textContent).toBe('There is a problem');
  expect(find<HTMLDetailsElement>('[data-more]').open).toBe(true);
});

test('what is mended is said no longer, and nothing takes the focus', () => {
  showErrors(form, { email: 'Email is required' });
  find('#email').focus();
  showErrors(form, {});
  expect(find('[data-errors]').hidden).toBe(true);
  expect(listed()).toEqual([]);
  expect(form.querySelector('[aria-invalid]')).toBeNull();
  expect(document.activeElement).toBe(find('#email'));
});

test('without a list the fields are left alone', () => {
  find('[data-errors]').remove();
  showErrors(form, { email: 'Email is required' });
  expect(form.querySelector('[aria-invalid]')).toBeNull();
});
