import { BSON } from 'mongodb';
import { expect, test } from 'vitest';
import { keepableAnswer } from './keepable-answer.ts';

const envelope = (rows: unknown[]) => ({ success: true, status: 200, data: { toChange: rows.length, rows } });

test('a response that the database can store is stored unchanged', () => {
  const answer = envelope([{ line: 2, reasons: ['x'] }]);
  expect(keepableAnswer(answer)).toBe(answer);
  expect(keepableAnswer('done')).toBe('done');
});

test.each([
  [
    'very many rows',
    envelope(Array.from({ length: 200_000 }, (_, line) => ({ line, title: 'x'.repeat(100) }))),
  ],
  [
    'few very long rows',
    envelope(Array.from({ length: 2_000 }, () => ({ reasons: Array(20).fill('y'.repeat(20_000)) }))),
  ],
])('of an answer with %s a shorter one is kept, with its counts', (_, answer) => {
  const kept = keepableAnswer(answer) as typeof answer & { isShortened: boolean };
  expect(BSON.calculateObjectSize(kept)).toBeLessThan(16 * 1024 * 1024);
  expect(kept).toMatchObject({ success: true, isShortened: true, data: { toChange: answer.data.toChange } });
  expect(kept.data.rows.length).toBeGreaterThan(0);
});
