import { expect, test } from 'vitest';
import { rememberPromise } from './remember-promise.ts';

test('what was loaded is the same promise each time', async () => {
  let calls = 0;
  const load = rememberPromise(async () => ++calls);
  expect(load()).toBe(load());
  expect([await load(), await load()]).toEqual([1, 1]);
});

test('what failed is tried again by whoever comes next, and not before', async () => {
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve('there')];
  answers[0]?.catch(() => undefined);
  const load = rememberPromise(() => answers.shift() ?? Promise.resolve('again'));
  const first = load();
  expect(load()).toBe(first);
  await expect(first).rejects.toThrow('Failed to fetch');
  expect(await load()).toBe('there');
  expect(await load()).toBe('there');
});
