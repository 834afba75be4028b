import { expect, test } from 'vitest';
import { distinctName } from './distinct-name.ts';

test.each([
  ['front.png', [], 'front.png'],
  ['front.png', ['front.png'], 'front (2).png'],
  ['front.png', ['front.png', 'front (2).png'], 'front (3).png'],
  ['image', ['image'], 'image (2)'],
  ['.png', [], '.png'],
  ['', [], 'unnamed'],
  ['a\u0000\tb\u00a0 c.png', [], 'a b c.png'],
  ['C:\\photos\\"best"/one.png', [], 'C:_photos__best__one.png'],
  ['साड़ी 🎉.jpg', [], 'साड़ी 🎉.jpg'],
  [`${'a'.repeat(100)}.png`, [], `${'a'.repeat(76)}.png`],
  [`${'a'.repeat(100)}.png`, [`${'a'.repeat(76)}.png`], `${'a'.repeat(72)} (2).png`],
])('"%s" beside %o becomes "%s"', (name, taken, distinct) => {
  expect(distinctName(name, taken)).toBe(distinct);
});
