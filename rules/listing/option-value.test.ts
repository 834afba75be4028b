import { expect, test } from 'vitest';
import { optionParts, optionValue } from './option-value.ts';

test.each([
  ['Cut', 'slim', 'Cut: slim'],
  ['Cut', 'wide: very', 'Cut: wide: very'],
  ['Size', '', 'Size: '],
])('%s %s stands in addresses as "%s"', (name, value, text) => {
  expect(optionValue(name, value)).toBe(text);
  expect(optionParts(text)).toEqual([name, value]);
});
