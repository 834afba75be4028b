// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { changeField, emptyFields, typedFields } from './field-changes.ts';
import type { FieldValues } from './order-input.ts';

const REGION = 'shippingAddress.region';
const change = (values: FieldValues, ...changes: [name: string, value: string][]) =>
  changes.reduce((before, [name, value]) => changeField(before, `shippingAddress.${name}`, value), values);

test.each([
  ['560001', '', 'KA'],
  ['560 001', '', 'KA'],
  ['560001', 'MH', 'KA'],
  ['', 'MH', 'MH'],
  ['999999', 'MH', 'MH'],
  // A PIN that belongs to two states.
  ['605001', 'KL', 'KL'],
])('the PIN %j makes the state %j %j', (pin, before, after) => {
  const values = change(emptyFields('IN'), ['region', before], ['postalCode', pin]);
  expect(values[REGION]).toBe(after);
});

test('a PIN does not overwrite a written region', () => {
  expect(change(emptyFields('US'), ['postalCode', '560001'])[REGION]).toBeUndefined();
});

test('another country’s region is free text, and the chosen Indian state is restored afterwards', () => {
  const india = change(emptyFields('IN'), ['region', 'MH']);
  const abroad = change(india, ['country', 'US'], ['region', 'Ohio'], ['country', 'GB']);
  expect(abroad[REGION]).toBe('Ohio');
  const back = change(abroad, ['country', 'IN']);
  expect(back[REGION]).toBe('MH');
  expect(change(back, ['country', 'US'])[REGION]).toBe('Ohio');
});

test('input from before the script loaded is distinguished from the page’s defaults', () => {
  document.body.innerHTML = `<form><input name="email" value="asha@example.com"><input name="phone">
    <select name="shippingAddress.country"><option value="IN">India</option></select>
    <input type="checkbox" name="isBilledThere" checked></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  expect(typedFields(form, emptyFields('IN'))).toEqual({ email: 'asha@example.com' });
  form.querySelector<HTMLInputElement>('[type="checkbox"]')?.click();
  expect(typedFields(form, emptyFields('IN'))).toEqual({ email: 'asha@example.com', isBilledThere: '' });
});
