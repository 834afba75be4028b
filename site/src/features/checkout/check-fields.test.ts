import { expect, test } from 'vitest';
import { checkFields } from './check-fields.ts';
import { type FieldValues, orderInputOf, SAME_ADDRESS } from './order-input.ts';

const FIELDS: FieldValues = {
  email: 'meera@mela.example',
  phone: '+91 98100 12345',
  'shippingAddress.name': 'Meera Nair',
  'shippingAddress.country': 'IN',
  'shippingAddress.line1': '12 Hill Road',
  'shippingAddress.line2': '',
  'shippingAddress.postalCode': '400 050',
  'shippingAddress.city': 'Mumbai',
  'shippingAddress.region': 'MH',
  [SAME_ADDRESS]: 'on',
  paymentMethod: 'upi',
  note: '',
  gstin: '',
};

const check = (change: FieldValues = {}) =>
  checkFields(orderInputOf({ ...FIELDS, ...change }, [], { amount: 100, currency: 'INR' }));

test('valid fields have no errors, and neither have empty optional ones', () => {
  expect(check()).toEqual({});
  expect(check({ phone: '' })).toEqual({});
  expect(check({ gstin: '27aapfu 0939f1zv', note: 'Ring twice.\nThank you' })).toEqual({});
});

test.for([
  ['email', '', 'Email is required'],
  ['email', 'meera', 'Enter a valid email address'],
  ['email', 'meera@mela', 'Enter a valid email address'],
  ['email', 'a@b.example, c@d.example', 'Enter a valid email address'],
  ['phone', '12', 'Enter a phone number with 7 to 15 digits'],
  ['phone', 'call me', 'Enter a phone number with 7 to 15 digits'],
  ['shippingAddress.name', ' ', 'Name is required'],
  ['shippingAddress.name', 'x'.repeat(101), 'Name must be at most 100 characters'],
  ['shippingAddress.line1', '', 'Address is required'],
  ['shippingAddress.line2', 'x'.repeat(201), 'Address line 2 must be at most 200 characters'],
  ['shippingAddress.city', '', 'Town or city is required'],
  ['shippingAddress.postalCode', '4000', 'PIN code must have 6 digits'],
  ['shippingAddress.postalCode', '040005', 'PIN code must have 6 digits'],
  ['shippingAddress.region', 'XX', 'Choose a state'],
  ['shippingAddress.region', 'KA', 'PIN code 400050 is in Maharashtra, not in Karnataka'],
  ['paymentMethod', '', 'No payment method is available for this total'],
  ['note', 'x'.repeat(1_001), 'Note must be at most 1000 characters'],
  ['gstin', '27AAPFU0939F1ZW', 'Invalid GSTIN. Check for typing errors'],
])('%s "%s": %s', ([field = '', text = '', message]) => {
  expect(check({ [field]: text })).toEqual({ [field]: message });
});

test('a PIN of one state selects it, and one of two requires a choice', () => {
  expect(check({ 'shippingAddress.region': '' })).toEqual({});
  const errors = check({ 'shippingAddress.postalCode': '605001', 'shippingAddress.region': '' });
  expect(errors).toEqual({ 'shippingAddress.region': 'Choose a state' });
});

test('a PIN of two states names both', () => {
  const errors = check({ 'shippingAddress.postalCode': '605001', 'shippingAddress.region': 'KL' });
  expect(Object.values(errors)).toEqual(['PIN code 605001 is in Puducherry or Tamil Nadu, not in Kerala']);
});

test('elsewhere a postcode is not checked against states, and a state is optional', () => {
  const abroad = { 'shippingAddress.country': 'GB', 'shippingAddress.region': '' };
  expect(check({ ...abroad, 'shippingAddress.postalCode': 'SW1A 1AA' })).toEqual({});
  expect(check({ ...abroad, 'shippingAddress.postalCode': '' })).toEqual({
    'shippingAddress.postalCode': 'Postcode is required',
  });
});

// Without a country it is not known whether there are postcodes.
test('the billing address is validated if it differs', () => {
  expect(Object.keys(check({ [SAME_ADDRESS]: '' }))).toEqual([
    'billingAddress.name',
    'billingAddress.country',
    'billingAddress.line1',
    'billingAddress.city',
  ]);
});

test('cash on delivery needs a telephone number, and other payment methods do not', () => {
  const fault = { phone: 'Enter a phone number for cash on delivery' };
  expect(check({ paymentMethod: 'cash_on_delivery', phone: '' })).toEqual(fault);
  expect(check({ paymentMethod: 'cash_on_delivery' })).toEqual({});
  expect(check({ paymentMethod: 'bank_transfer', phone: '' })).toEqual({});
});

test('a free order needs no payment method', () => {
  const free = { amount: 0, currency: 'INR' };
  expect(checkFields(orderInputOf({ ...FIELDS, paymentMethod: '', phone: '' }, [], free))).toEqual({});
});
