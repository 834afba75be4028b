import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Leela Krishnan', 'LK'],
  ['Tara', 'T'],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
