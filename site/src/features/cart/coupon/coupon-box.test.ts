// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CartAnswer } from '../cart-answer.ts';
import { readCoupon, subscribe, writeCoupon } from '../cart-store.ts';
import { COUPON_FORM, CouponBox } from './coupon-box.ts';

const rupees = (amount: number) => ({ amount, currency: 'INR' });
const answerOf = (change: object): CartAnswer => ({ changes: [], coupon: null, ...change }) as never;
const APPLIED = answerOf({ coupon: { code: 'SAVE10', label: 'SAVE10', discount: rupees(10_000) } });
const REFUSED = answerOf({ changes: [{ kind: 'COUPON', message: 'This discount code has expired.' }] });

const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
const input = () => find<HTMLInputElement>('[name="coupon"]');
const status = () => find('[data-text="coupon"]').textContent;
const remove = () => find<HTMLButtonElement>('[data-remove-coupon]');

let box: CouponBox;
let heard: number;
let end = () => {};
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<form id="${COUPON_FORM}" data-coupon><input name="coupon"><button>Apply</button>
    <p><span data-text="coupon"></span><button type="button" data-remove-coupon hidden></button></p></form>`;
  heard = 0;
  end = subscribe(() => {
    heard += 1;
  });
  box = new CouponBox(find('[data-coupon]'));
  box.start();
});
afterEach(() => end());

function apply(code: string): void {
  input().value = code;
  find('form').dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }));
}

test('a code is stored, the cart is priced with it, and what it takes off is shown', () => {
  apply('  save10 ');
  expect(readCoupon()).toBe('save10');
  expect([heard, status(), remove().hidden]).toEqual([1, 'Checking the code…', true]);
  box.show(APPLIED);
  expect([status(), remove().hidden]).toEqual(['SAVE10 is applied: −₹100', false]);
});

test.each([
  ['no code', '  ', 'Enter a code.'],
  ['nothing', '', 'Enter a code.'],
])('%s is not stored', (_, code, said) => {
  apply(code);
  expect([readCoupon(), status(), heard]).toEqual([null, said, 0]);
});

test('a code that does not apply says why, stays to be corrected, and can be removed', () => {
  apply('OLD');
  box.show(REFUSED);
  expect(status()).toBe('This discount code has expired.');
  expect([input().value, input().getAttribute('aria-invalid')]).toEqual(['OLD', 'true']);
  remove().click();
  expect([readCoupon(), input().value, heard]).toEqual([null, '', 2]);
  box.show(answerOf({}));
  expect([status(), remove().hidden, input().getAttribute('aria-invalid')]).toEqual(['', true, 'false']);
});

test('without an answer, a code that is being checked asks to try again, and an applied one stays', () => {
  apply('SAVE10');
  box.show(null);
  expect(status()).toBe('The code could not be checked. Try again in a moment.');
  box.show(APPLIED);
  box.show(null);
  expect(status()).toBe('SAVE10 is applied: −₹100');
});

test('free shipping that is free already, and a title, are shown as such', () => {
  box.show(answerOf({ coupon: { code: 'SHIP', label: 'Free shipping', discount: rupees(0) } }));
  expect(status()).toBe('SHIP (Free shipping) is applied.');
});

test('a stored code is in the box, and another tab can change it', () => {
  writeCoupon('SAVE10');
  new CouponBox(find('[data-coupon]')).start();
  expect(input().value).toBe('SAVE10');
  localStorage.setItem('coupon', JSON.stringify({ codes: ['x'.repeat(101), 5, 'OTHER', 'MORE'] }));
  expect(readCoupon()).toBe('OTHER');
  localStorage.setItem('coupon', '{');
  expect(readCoupon()).toBeNull();
});
