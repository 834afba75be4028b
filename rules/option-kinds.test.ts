import { expect, it } from 'vitest';
import { COLOUR, CONDITION, namesAlike, SIZE } from './option-kinds.ts';

it.for([
  ['Color', ['colour', 'colours', 'color', 'colors'], COLOUR],
  ['SIZES', ['size', 'sizes'], SIZE],
  ['Item condition', ['condition', 'item condition'], CONDITION],
] as const)('%s has the same meaning as %o', ([name, alike, pattern]) => {
  expect(namesAlike(name)).toEqual(alike);
  for (const one of alike) expect(pattern.test(one)).toBe(true);
});

it('any other name has its own meaning, without case and accents', () => {
  expect(namesAlike('Ärmel')).toEqual(['armel']);
  expect(namesAlike('')).toEqual(['']);
  expect(namesAlike('Colour of the lining')).toEqual(['colour of the lining']);
});
