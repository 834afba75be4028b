import { expect, test } from 'vitest';
import products from '../../content/products.json' with { type: 'json' };
import { COLOURS } from './colours.ts';

const NAMES = [...new Set(products.flatMap(({ colours }) => colours))];

test.each(NAMES)('%s has a colour', (name) => {
  expect(COLOURS[name]).toMatch(/^#[0-9a-f]{6}$/);
});
