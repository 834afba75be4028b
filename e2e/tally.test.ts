import { expect, test } from 'vitest';
import { describeTallies, runFailedAgain, type Tally, tallyVitest } from './tally.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const FIRST = report({ 'a.test.ts': { one: 'passed', two: 'failed' }, 'b.test.ts': { three: 'passed' } });

function report(files: Record<string, Record<string, string>>): Tally {
  const testResults = Object.entries(files).map(([file, tests]) => {
    const assertionResults = Object.entries(tests).map(([fullName, status]) => ({ fullName, status }));
    const isFailed = assertionResults.some(({ status }) => status === 'failed');
    return { name: `${ROOT}${file}`, status: isFailed ? 'failed' : 'passed', assertionResults };
  });
  return tallyVitest({ testResults }, testResults.some(({ status }) => status === 'failed') ? 1 : 0);
}

async function runTwice(first: Tally, second: Tally) {
  const asked: (readonly string[])[] = [];
  const run = async (files: readonly string[]) => {
    asked.push(files);
    return second;
  };
  const tallies = await runFailedAgain([{ files: ['a.test.ts', 'b.test.ts'], tally: first, run }]);
  return { asked, tallies, ...describeTallies(tallies) };
}

test('a file with a failed test runs again, and counts once', async () => {
  const { asked, tallies, text, isPassed } = await runTwice(
    FIRST,
    report({ 'a.test.ts': { one: 'passed', two: 'passed' } }),
  );
  expect(asked).toEqual([['a.test.ts']]);
  expect(text).toMatch(/\n3 passed, 0 failed$/);
  expect(tallies[0]?.flaky).toEqual([`${ROOT}a.test.ts: two`]);
  expect(isPassed).toBe(true);
});

test('a test that fails twice has failed', async () => {
  const { tallies, text, isPassed } = await runTwice(
    FIRST,
    report({ 'a.test.ts': { one: 'passed', two: 'failed' } }),
  );
  expect(text).toMatch(/\n2 passed, 1 failed$/);
  expect(tallies[0]?.flaky).toEqual([]);
  expect(isPassed).toBe(false);
});

test('a runner that could not be started runs all of its files again', async () => {
  const all = report({ 'a.test.ts': { one: 'passed' }, 'b.test.ts': { three: 'passed' } });
  const { asked, isPassed } = await runTwice(tallyVitest({}, 1), all);
  expect(asked).toEqual([['a.test.ts', 'b.test.ts']]);
  expect(isPassed).toBe(true);
  expect((await runTwice(tallyVitest({}, 1), tallyVitest({}, 1))).isPassed).toBe(false);
});

test('a file that did not run again has failed, and is not flaky', async () => {
  const { tallies, text, isPassed } = await runTwice(FIRST, tallyVitest({}, 1));
  expect(text).toMatch(/\n2 passed, 2 failed$/);
  expect(tallies[0]?.flaky).toEqual([]);
  expect(isPassed).toBe(false);
});

test('nothing runs again if all passed', async () => {
  const all = report({ 'a.test.ts': { one: 'passed', two: 'skipped' } });
  const { asked, text } = await runTwice(all, all);
  expect(asked).toEqual([]);
  expect(text).toMatch(/\n1 passed, 0 failed, 1 skipped$/);
});
