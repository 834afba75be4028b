import { describe, expect, test } from 'vitest';
import { checkHandle, followsFrom, handleFrom } from './handles.ts';
import { said } from './testing/said.ts';

describe('handleFrom', () => {
  test.for([
    ['Red Shoe', 'red-shoe'],
    ['  Café au lait! ', 'cafe-au-lait'],
    ["Women's Fashion", 'womens-fashion'],
    ['Straße & Ørsted, 100 %', 'strasse-orsted-100'],
    ['Ełk Œuvre İstanbul', 'elk-oeuvre-istanbul'],
    ['Самовар из Тулы', 'samovar-iz-tuly'],
    ['Αθήνα', 'athina'],
    ['सूती साड़ी', 'suti-sadi'],
    ['कमल १२', 'kamal-12'],
    ['हिन्दी', 'hindi'],
    ['চামড়ার জুতা', 'chamadar-juta'],
    ['பட்டு', 'pattu'],
    ['</script><b>"../con', 'script-b-con'],
    ['\u202eevil\u200b', 'evil'],
    ['№ 5 ℡', 'no-5-tel'],
    ['🛵', ''],
    ['深圳', ''],
    ['a'.repeat(200), 'a'.repeat(80)],
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ] as const)('makes of %j %j', ([heading, handle]) => {
    expect(handleFrom(heading)).toBe(handle);
  });
});

describe('checkHandle', () => {
  test.for(['red-shoe', '1', 'a1-b2', 'x'.repeat(100)])('accepts %j', (handle) => {
    expect(checkHandle(handle)).toBe(false);
  });

  test.for(['Red', 'red--shoe', '-red', 'red-', 'a b', 'café', '../up', 'a/b'])('refuses %j', (handle) => {
    expect(said(checkHandle(handle))).toBe(
      'Handle must be lowercase letters a to z and digits, separated by single hyphens',
    );
  });

  test.for(['con', 'lpt1'])('refuses %j, which Windows cannot store', (handle) => {
    expect(said(checkHandle(handle))).toBe(`Handle cannot be ${handle}, a name that some computers reserve`);
  });

  test('refuses more than 100 characters', () => {
    expect(said(checkHandle('x'.repeat(101)))).toBe('Handle must be at most 100 characters');
  });
});

test.for([
  ['Red Shoe', 'red-shoe', true],
  ['Red Shoe', 'red-shoe-2', true],
  ['Red Shoe', 'red-shoe-0123456789', true],
  ['深圳', '0123456789abcdef01234567', true],
  ['Red Shoe', 'scarlet-shoe', false],
  ['Red', 'red-shoe', false],
] as const)('of %j, %j follows: %j', ([heading, handle, follows]) => {
  expect(followsFrom(heading, handle)).toBe(follows);
});
