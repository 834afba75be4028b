// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { showAdjustments } from '../../checkout/adjustment-rows.ts';
import { showOptions } from './cart-options.ts';

const rupees = (amount: number) => ({ amount, currency: 'INR' });
const option = (id: string, label: string, amount: number) => ({
  ...{ id, label, amount: rupees(amount), isChosen: false },
});
const WRAP = option('gift-wrap/wrap', 'Gift wrap', 5_000);
const RIBBON = option('gift-wrap/ribbon', '<b>Ribbon</b>', 0);

let row: HTMLElement;
const choose = vi.fn();
beforeEach(() => {
  document.body.innerHTML = '<div id="row"><div><a data-link>Scarf</a></div></div>';
  row = document.querySelector('#row') as HTMLElement;
  choose.mockClear();
});
const boxes = () => [...row.querySelectorAll('input')];

test('a row without options stays as it is', () => {
  const before = row.outerHTML;
  showOptions(row, [], [], choose);
  expect(row.outerHTML).toBe(before);
});

test('each option is a checkbox with its price, which tells of a choice', () => {
  showOptions(row, [WRAP, RIBBON], ['gift-wrap/ribbon'], choose);
  expect([...row.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    'Gift wrap: ₹50',
    '<b>Ribbon</b>: Free',
  ]);
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true]);
  boxes()[0]?.click();
  expect(choose).toHaveBeenCalledWith('gift-wrap/wrap', true);
});

test('shown again, a box stays the same and keeps the focus; what is not offered any more goes', () => {
  showOptions(row, [WRAP, RIBBON], [], choose);
  const [, ribbon] = boxes();
  ribbon?.focus();
  showOptions(row, [{ ...RIBBON, amount: rupees(100) }, WRAP], ['gift-wrap/ribbon'], choose);
  expect(boxes()[0]).toBe(ribbon);
  showOptions(row, [RIBBON], [], choose);
  expect(boxes()).toEqual([ribbon]);
  expect(ribbon?.checked).toBe(false);
  showOptions(row, [], [], choose);
  expect(row.querySelector('[data-options]')).toBeNull();
});

test('adjustments of the order are rows before the shipping; without any the totals stay as they are', () => {
  document.body.innerHTML = '<dl><div><dt>Shipping</dt><dd data-text="shipping">–</dd></div></dl>';
  const totals = document.querySelector('dl') as HTMLElement;
  const before = totals.outerHTML;
  const fee = { kind: 'SURCHARGE' as const, label: 'Handling', amount: rupees(2_000) };
  showAdjustments(totals, [fee, { kind: 'DISCOUNT', label: 'Launch', amount: rupees(-1_000) }]);
  showAdjustments(totals, [fee, { kind: 'DISCOUNT', label: 'Launch', amount: rupees(-1_000) }]);
  expect([...totals.children].map(({ textContent }) => textContent)).toEqual([
    ...['Handling₹20', 'Launch−₹10', 'Shipping–'],
  ]);
  showAdjustments(totals, []);
  expect(totals.outerHTML).toBe(before);
});
