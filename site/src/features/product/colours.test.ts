import { expect, test } from 'vitest';
import colours from '../../content/colours.json' with { type: 'json' };
import products from '../../content/products.json' with { type: 'json' };

const NAMES = [...new Set(products.flatMap(({ colours }) => colours))];

test.each(NAMES)('%s has a colour', (name) => {
  expect(colours).toHaveProperty(name, expect.stringMatching(/^#[0-9a-f]{6}$/));
});
