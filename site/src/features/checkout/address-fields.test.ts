// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { fillState, shapeAddress } from './address-fields.ts';

let address: HTMLElement;
const field = (name: string) =>
  address.querySelector(`[name="shippingAddress.${name}"]`) as HTMLInputElement | HTMLSelectElement;
const labelOf = (name: string) => field(name).closest('.field')?.querySelector('[data-label]')?.textContent;

beforeEach(() => {
  document.body.innerHTML = `<fieldset data-address="shippingAddress">
    <div class="field"><input name="shippingAddress.country" value="IN" /></div>
    <div class="field"><span data-label></span><input name="shippingAddress.postalCode" /></div>
    <div class="field"><span data-label></span>
      <span><select name="shippingAddress.region">
        <option value="">Choose</option><option value="KA">Karnataka</option><option value="MH">Maharashtra</option>
      </select></span>
      <template data-other-region><input name="shippingAddress.region" /></template>
    </div>
  </fieldset>`;
  address = document.querySelector('fieldset') as HTMLElement;
});

function moveTo(country: string): void {
  field('country').value = country;
  shapeAddress(address);
}

test('an address in India has a state of a list and a PIN', () => {
  shapeAddress(address);
  expect([labelOf('postalCode'), labelOf('region'), field('region').tagName]).toEqual([
    ...['PIN code', 'State', 'SELECT'],
  ]);
  expect(field('postalCode').getAttribute('inputmode')).toBe('numeric');
});

test('elsewhere the region is what people write, and comes back in India as it was chosen', () => {
  field('region').value = 'MH';
  moveTo('US');
  expect([labelOf('postalCode'), labelOf('region'), field('region').tagName]).toEqual([
    ...['Postcode', 'State or region', 'INPUT'],
  ]);
  expect(field('postalCode').getAttribute('inputmode')).toBe('text');
  field('region').value = 'Ohio';
  moveTo('GB');
  expect(field('region').value).toBe('Ohio');
  moveTo('IN');
  expect(field('region').value).toBe('MH');
  moveTo('US');
  expect(field('region').value).toBe('Ohio');
});

test('a country without postcodes asks for none, and what was typed comes back with the next', () => {
  field('postalCode').value = '560001';
  moveTo('AE');
  expect((field('postalCode') as HTMLInputElement).disabled).toBe(true);
  moveTo('US');
  const postcode = field('postalCode') as HTMLInputElement;
  expect([postcode.disabled, postcode.value]).toEqual([false, '560001']);
});

test.each([
  ['560001', '', true, 'KA'],
  ['560 001', '', true, 'KA'],
  ['560001', 'MH', true, 'KA'],
  ['560001', 'KA', false, 'KA'],
  ['', 'MH', false, 'MH'],
  ['999999', 'MH', false, 'MH'],
])('the PIN %j with the state %j changes the state: %s, to %j', (pin, before, isChanged, after) => {
  field('postalCode').value = pin;
  field('region').value = before;
  expect(fillState(address)).toBe(isChanged);
  expect(field('region').value).toBe(after);
});

test('a PIN fills in no region that is written', () => {
  moveTo('US');
  field('postalCode').value = '560001';
  expect(fillState(address)).toBe(false);
  expect(field('region').value).toBe('');
});
