import { describe, expect, test } from 'vitest';
import type { CartAnswer } from '../cart-answer.ts';
import { destinationOf, estimateText } from './shipping-form.ts';

const rupees = (amount: number) => ({ amount, currency: 'INR' });
const text = (answer: object, cash: { upTo: number | null } | null = null) =>
  estimateText(answer as CartAnswer, cash).replaceAll('\u00a0', ' ');

describe('the destination', () => {
  test.each<[string, Record<string, string>, object]>([
    ['a PIN code of one state', { postcode: '400050' }, { region: 'MH', postalCode: '400050' }],
    ['a PIN code with a space', { postcode: ' 400 050 ' }, { region: 'MH', postalCode: '400050' }],
    ['a state by name, in any case', { state: ' maharashtra ' }, { region: 'MH', postalCode: null }],
    ['a state by its letters', { state: 'mh' }, { region: 'MH', postalCode: null }],
    [
      'a state that differs from the PIN code',
      { state: 'Goa', postcode: '400050' },
      { region: 'GA', postalCode: '400050' },
    ],
  ])('in India is known from %s', (_, fields, expected) => {
    expect(destinationOf({ country: 'IN', ...fields })).toEqual({ country: 'IN', ...expected });
  });

  test.each<[string, Record<string, string>, string]>([
    ['neither state nor PIN code', {}, 'Enter a state or a PIN code.'],
    ['blanks', { state: ' ', postcode: ' ' }, 'Enter a state or a PIN code.'],
    ['a PIN code of five digits', { postcode: '40005' }, 'A PIN code has 6 digits, such as 400050.'],
    [
      'a wrong PIN code beside a state',
      { state: 'Goa', postcode: 'x' },
      'A PIN code has 6 digits, such as 400050.',
    ],
    ['an unknown state', { state: 'Narnia' }, 'Choose a state from the list, or leave it empty.'],
    [
      'an unknown state beside a PIN code',
      { state: 'Narnia', postcode: '400050' },
      'Choose a state from the list, or leave it empty.',
    ],
    ['a PIN code of the army', { postcode: '900056' }, 'Enter a state or a PIN code.'],
  ])('in India is not known from %s', (_, fields, expected) => {
    expect(destinationOf({ country: 'IN', ...fields })).toBe(expected);
  });

  test('in a PIN code’s shared district needs the state', () => {
    // Chandigarh, Punjab and Haryana share 160.
    expect(destinationOf({ country: 'IN', postcode: '160017' })).toBe('Enter a state or a PIN code.');
    expect(destinationOf({ country: 'IN', postcode: '160017', state: 'Chandigarh' })).toMatchObject({
      region: 'CH',
    });
  });

  test('abroad is as typed', () => {
    expect(destinationOf({ country: 'GB', state: ' Kent ', postcode: ' CT1 2EH ' })).toEqual({
      ...{ country: 'GB', region: 'Kent', postalCode: 'CT1 2EH' },
    });
    expect(destinationOf({ country: 'GB', state: ' ' })).toEqual({
      country: 'GB',
      region: null,
      postalCode: null,
    });
    expect(destinationOf({})).toEqual({ country: '', region: null, postalCode: null });
  });
});

describe('the estimate', () => {
  const RATE = { name: 'Standard', price: rupees(50_00), arrival: null, takesCashOnDelivery: true };
  const ANSWER = { shipping: rupees(50_00), arrival: null, shippingRates: [RATE], total: rupees(550_00) };
  const ARRIVAL = { from: '2026-12-01', until: '2026-12-03' };

  test('says what shipping costs, and when the order arrives', () => {
    expect(text(ANSWER)).toBe('Shipping costs ₹50');
    expect(text({ ...ANSWER, arrival: ARRIVAL })).toMatch(
      /^Shipping costs ₹50\. Arrives between Tue.* and Thu/,
    );
    expect(text({ ...ANSWER, shipping: rupees(0) })).toBe('Shipping is free');
  });

  test('lists several rates, each with its price and its days', () => {
    const express = { ...RATE, name: 'Express', price: rupees(0), arrival: ARRIVAL };
    expect(text({ ...ANSWER, shippingRates: [RATE, express] })).toMatch(
      /^Standard: ₹50\. Express: Free, arrives between Tue.* and Thu/,
    );
  });

  test('says that the shop does not deliver there', () => {
    const nowhere = { ...ANSWER, shippingRates: [] };
    expect(text(nowhere, { upTo: null })).toBe('The shop does not deliver this order to this address.');
  });

  test.each<[string, object, { upTo: number | null }, boolean]>([
    ['any total', {}, { upTo: null }, true],
    ['at the limit', {}, { upTo: 550_00 }, true],
    ['above the limit', {}, { upTo: 549_99 }, false],
    [
      'with a rate that does not take it',
      { shippingRates: [{ ...RATE, takesCashOnDelivery: false }] },
      { upTo: null },
      false,
    ],
    [
      'with another rate, which stays below the limit',
      { shippingRates: [RATE, { ...RATE, price: rupees(0) }] },
      { upTo: 500_00 },
      true,
    ],
    [
      'with another rate, which exceeds the limit',
      {
        shippingRates: [
          { ...RATE, takesCashOnDelivery: false },
          { ...RATE, price: rupees(60_00) },
        ],
      },
      { upTo: 550_00 },
      false,
    ],
  ])('says whether cash on delivery is available: %s', (_, change, cash, isTaken) => {
    const said = text({ ...ANSWER, ...change }, cash);
    expect(said.endsWith(isTaken ? '. Cash on delivery available' : '. No cash on delivery')).toBe(true);
  });
});
