import { describe, expect, test } from 'vitest';
import { lastProgress, readResponse } from './send-file.ts';

const CHECKED = '{"phase":"check","done":100,"total":300}\n';
const WRITTEN = '{"phase":"write","done":50,"total":60}\n';
const END = '{"success":true,"status":200,"message":"Products checked successfully"}\n';

describe('a response received so far:', () => {
  test.each([
    ['nothing', '', null],
    ['half a line', '{"phase":"che', null],
    ['a line', CHECKED, { phase: 'check', done: 100, total: 300 }],
    ['two lines', CHECKED + WRITTEN, { phase: 'write', done: 50, total: 60 }],
    ['a line and a half', `${CHECKED}{"phase":"wr`, { phase: 'check', done: 100, total: 300 }],
    ['the end', CHECKED + END, null],
  ])('%s tells %j', (_, received, progress) => {
    expect(lastProgress(received)).toEqual(progress);
  });
});

test('the last line is the result', () => {
  expect(readResponse(CHECKED + END)).toMatchObject({
    success: true,
    message: 'Products checked successfully',
  });
});

test.each(['', '<!doctype html>', 'null', CHECKED])('%j is not a result', (received) => {
  expect(readResponse(received)).toBeNull();
});
