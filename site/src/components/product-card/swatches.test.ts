import { expect, test } from 'vitest';
import { swatchesOf, swatchOf } from './swatches.ts';

test('only names of colours have swatches', () => {
  expect(swatchOf('Indigo')).toMatch(/^#/);
  for (const name of ['', 'constructor', '__proto__', 'toString', 'Teal of dreams'])
    expect(swatchOf(name)).toBeUndefined();
  expect(swatchesOf(['constructor', 'Indigo'])).toHaveLength(1);
});
