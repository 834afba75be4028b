import { expect, test } from 'vitest';
import { neighbourOf } from './Tabs.tsx';

test.each([
  ['ArrowRight', 'featured', 'popular'],
  ['ArrowRight', 'new-added', 'featured'],
  ['ArrowLeft', 'popular', 'featured'],
  ['ArrowLeft', 'featured', 'new-added'],
  ['Home', 'popular', 'featured'],
  ['End', 'featured', 'new-added'],
  ['Enter', 'featured', undefined],
])('%s leads from %s to %s', (key, from, to) => {
  expect(neighbourOf(from, ['featured', 'popular', 'new-added'], key)).toBe(to);
});
