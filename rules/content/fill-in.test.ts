import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';
import { SAMPLE_CONTENT } from './sample-content.ts';

const { shop } = SAMPLE_CONTENT;

test('placeholders are replaced by the shop’s facts, and braces without a fact stay', () => {
  expect(
    fillIn('{name}, {phone} (tel:{phone}): {returns}, {warranty}, {delivery}, {constructor} {x y}', {
      shop: { ...shop, returnDays: 30, warrantyYears: 1, delivery: 'Free in India.' },
    }),
  ).toBe('Mela, +91 11 4050 6070 (tel:+911140506070): 30 days, 1 year, Free in India, {constructor} {x y}');
});

test('a shop has its address and opening hours', () => {
  const said = fillIn('{email}, {hours}', { shop: { ...shop, email: 'a@shop.example', hours: 'all day' } });
  expect(said).toBe('a@shop.example, all day');
});

test('of the delivery only the last full stop is left out', () => {
  const said = (delivery: string) => fillIn('{delivery}.', { shop: { ...shop, delivery } });
  expect(said('Free over Rs. 500')).toBe('Free over Rs. 500.');
  expect(said('Free over Rs. 500.')).toBe('Free over Rs. 500.');
});

test('a text without omissions is unchanged, with its spaces and headings', () => {
  const text = ' ## Law\n\n## Order\n';
  expect(fillIn(text, SAMPLE_CONTENT)).toBe(text);
});

test.each([
  ['Costs 10.50. Back within {returns} if you like! Call us.', 'Costs 10.50. Call us.'],
  ['- {warranty} of warranty\n- light', '- light'],
  ['## Law\n\nOurs.\n\n## Returns\n\nYou have {returns}.\n\n## Delivery\n\n{delivery}.', '## Law\n\nOurs.'],
  ['## Returns\n\nYou have {returns}.\n\n## Law\n\nOurs.', '## Law\n\nOurs.'],
])('a sentence on what the shop has said nothing of is left out: %s', (text, shown) => {
  expect(fillIn(text, SAMPLE_CONTENT)).toBe(shown);
  expect(fillIn(text, { shop: { ...shop, returnDays: 0, warrantyYears: 0 } })).toBe(shown);
});
