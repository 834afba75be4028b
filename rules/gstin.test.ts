import { expect, test } from 'vitest';
import { isGstin } from './gstin.ts';

test.for(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('%s is a GST number', (text) => {
  expect(isGstin(text)).toBe(true);
});

test.for([
  ['27AAPFU0939F1ZW', 'another check digit'],
  ['27AAPFU0993F1ZV', 'two digits in each other’s places'],
  ['27aapfu0939f1zv', 'small letters'],
  ['27AAPFU0939F1Z', 'a character less'],
  ['27AAPFU0939F1YV', 'no Z'],
  ['', 'nothing'],
])('%s is none: %s', ([text = '']) => {
  expect(isGstin(text)).toBe(false);
});
