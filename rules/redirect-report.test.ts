import { expect, test } from 'vitest';
import { redirectReportOf } from './redirect-report.ts';

test('errors show the addresses of their lines, truncated if they are long', () => {
  const row = { line: 2, action: 'refuse' as const, reasons: ['No address'] };
  const { rows } = redirectReportOf([{ ...row, from: '/a', to: 'x'.repeat(201) }]);
  expect(rows).toEqual([{ ...row, from: '/a', to: `${'x'.repeat(200)}…` }]);
});
