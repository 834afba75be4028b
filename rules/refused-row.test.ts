import { expect, test } from 'vitest';
import { defineMessages } from './messages.ts';
import { refusedFor } from './refused-row.ts';

const { empty, twice } = defineMessages('shop', {
  empty: 'Title is required',
  twice: ({ line, sku }: { line: number; sku: string }) => `Line ${line} has ${sku}`,
});

test('a skipped row has texts for people and codes with values for programs', () => {
  expect(refusedFor([empty, twice({ line: 3, sku: 'x'.repeat(400) })])).toEqual({
    action: 'refuse',
    reasons: ['Title is required', `Line 3 has ${'x'.repeat(400)}`],
    faults: [{ reason: 'shop.empty' }, { reason: 'shop.twice', params: { line: 3, sku: 'x'.repeat(300) } }],
  });
});
