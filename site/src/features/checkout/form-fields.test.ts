// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetFields, keepFields, readFields, restoreFields } from './form-fields.ts';

const HTML = `<form>
  <input name="email" />
  <input type="checkbox" name="isBilledThere" value="on" checked />
  <input type="radio" name="paymentMethod" value="upi" />
  <input type="radio" name="paymentMethod" value="cash_on_delivery" checked />
  <textarea name="note"></textarea>
  <input value="without a name" />
  <button>Place</button>
</form>`;

function newForm(): HTMLFormElement {
  document.body.innerHTML = HTML;
  return document.querySelector('form') as HTMLFormElement;
}

const field = (form: HTMLFormElement, selector: string) => form.querySelector(selector) as HTMLInputElement;

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

function fillAndKeep(): void {
  const form = newForm();
  field(form, '[name="email"]').value = 'asha@example.com';
  field(form, '[name="note"]').value = 'Ring twice';
  field(form, '[type="checkbox"]').checked = false;
  field(form, '[value="upi"]').checked = true;
  keepFields(form);
}

test('what is in the fields is read by their names', () => {
  const form = newForm();
  field(form, '[name="email"]').value = 'asha@example.com';
  expect(readFields(form)).toEqual({
    ...{ email: 'asha@example.com', isBilledThere: 'on', paymentMethod: 'cash_on_delivery', note: '' },
  });
});

test('texts, boxes and choices come back after a reload', () => {
  fillAndKeep();
  const form = newForm();
  restoreFields(form, () => {});
  expect(readFields(form)).toEqual({
    email: 'asha@example.com',
    paymentMethod: 'upi',
    note: 'Ring twice',
  });
  expect(field(form, 'input:not([name])').value).toBe('without a name');
});

test('a box that was ticked comes back ticked', () => {
  const form = newForm();
  keepFields(form);
  field(form, '[type="checkbox"]').checked = false;
  restoreFields(form, () => {});
  expect(field(form, '[type="checkbox"]').checked).toBe(true);
});

test('fields that come with what the first ones hold are filled, too, and those after them', () => {
  sessionStorage.setItem('checkout-fields', JSON.stringify({ email: 'a', country: 'US', region: 'Ohio' }));
  const form = newForm();
  let shaped = 0;
  restoreFields(form, () => {
    shaped += 1;
    if (shaped === 1) form.insertAdjacentHTML('beforeend', '<input name="country" />');
    if (shaped === 2) form.insertAdjacentHTML('beforeend', '<input name="region" />');
  });
  expect([field(form, '[name="country"]').value, field(form, '[name="region"]').value]).toEqual([
    'US',
    'Ohio',
  ]);
  expect(shaped).toBe(2);
});

test.each(['null', '7', '"text"', '{', ''])('where %j is kept, the fields stay as they are', (kept) => {
  sessionStorage.setItem('checkout-fields', kept);
  const form = newForm();
  const shape = vi.fn();
  restoreFields(form, shape);
  expect(shape).not.toHaveBeenCalled();
  expect(field(form, '[type="checkbox"]').checked).toBe(true);
});

test('they are forgotten once they are of no use', () => {
  fillAndKeep();
  forgetFields();
  expect(sessionStorage.getItem('checkout-fields')).toBeNull();
});

test('a browser that keeps nothing is no fault', () => {
  const fail = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('sessionStorage', { setItem: fail, getItem: fail, removeItem: fail });
  const form = newForm();
  expect(() => {
    keepFields(form);
    restoreFields(form, () => {});
    forgetFields();
  }).not.toThrow();
});
