import { expect, test } from 'vitest';
import { isHeadedFor } from './hover-intent.ts';

const BOX = { left: 100, right: 500, top: 120 };

test.each([
  ['straight down into it', { x: 150, y: 90 }, { x: 150, y: 95 }, true],
  ['down to its far corner, over another entry', { x: 150, y: 80 }, { x: 220, y: 90 }, true],
  ['beside it', { x: 480, y: 80 }, { x: 520, y: 90 }, false],
  ['along the menu', { x: 150, y: 90 }, { x: 220, y: 90 }, false],
  ['up and away', { x: 150, y: 90 }, { x: 180, y: 60 }, false],
])('a pointer that goes %s', (_way, from, to, expected) => {
  expect(isHeadedFor(BOX, from, to)).toBe(expected);
});

test('a pointer is headed for nothing where nothing is open', () => {
  expect(isHeadedFor(undefined, { x: 0, y: 0 }, { x: 0, y: 1 })).toBe(false);
});
