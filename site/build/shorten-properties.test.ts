import { expect, test } from 'vitest';
import { shortenProperties } from './shorten-properties.ts';

test('names the most frequent property shortest, wherever it stands', () => {
  const css = ':root{--page:#fff;--text:#000}p{color:var(--text);fill:var(--text,var(--page))}';
  expect(shortenProperties(css)).toBe(':root{--b:#fff;--a:#000}p{color:var(--a);fill:var(--a,var(--b))}');
});

test('leaves the hyphens of a class name alone', () => {
  const css = '.set--women,.card__look--a{--hue:12}';
  expect(shortenProperties(css)).toBe('.set--women,.card__look--a{--a:12}');
});

test('goes on with two letters after the alphabet', () => {
  const css = Array.from({ length: 28 }, (_, index) => `--name-${index}:0`).join(';');
  expect(shortenProperties(css)).toMatch(/;--z:0;--aa:0;--ab:0$/);
});
