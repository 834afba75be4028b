// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { attachQuantity } from './quantity.ts';

test('the quantity takes digits of any script, arrow keys and buttons, and stays within its limits', () => {
  document.body.innerHTML = `<form>
    <button type="button" data-step="-1"></button>
    <input type="number" min="1" max="999" value="1" data-quantity />
    <button type="button" data-step="1"></button>
  </form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  attachQuantity(form);
  const input = form.querySelector('input') as HTMLInputElement;
  const type = (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return input.value;
  };
  expect([input.type, input.getAttribute('role'), input.value]).toEqual(['text', 'spinbutton', '1']);
  expect(type('१२')).toBe('12');
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  expect(input.value).toBe('13');
  form.querySelector('button')?.click();
  expect(input.value).toBe('12');
  expect(['٩٩٩٩', '0', 'x', ''].map(type)).toEqual(['999', '1', '1', '1']);
});
