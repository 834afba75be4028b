// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { CartRows } from './cart-rows.ts';

test('the quantity of a line takes digits of any script and arrow keys, and is 1 where it is no number', () => {
  document.body.innerHTML = `<div id="rows"><template><div class="row">
    <img data-image /><a data-link></a><fieldset>
      <button type="button" data-step="-1"></button>
      <input type="text" data-quantity />
      <button type="button" data-step="1"></button>
    </fieldset><button type="button" data-remove></button>
  </div></template></div>`;
  const sent: number[] = [];
  const show = (quantity: number) =>
    rows.show([{ variantId: 'a', quantity, price: 100, at: 0 }], null, 'INR');
  const change = (_: string, quantity: number) => {
    sent.push(quantity);
    show(quantity);
  };
  const rows = new CartRows(document.querySelector('#rows') as HTMLElement, {
    change,
    remove: () => {},
    choose: () => {},
  });
  show(2);
  const input = document.querySelector('.row input') as HTMLInputElement;
  const type = (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  expect(input.value).toBe('2');
  type('३');
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  expect(input.value).toBe('2');
  type('');
  expect(input.value).toBe('1');
  expect(sent).toEqual([3, 2, 1]);
});
