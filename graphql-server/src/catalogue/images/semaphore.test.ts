import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

test('lets as many through at a time as it is wide, and everybody in the end, in their order', async () => {
  const turnstile = new Semaphore(2);
  const entered: number[] = [];
  let inside = 0;
  let most = 0;
  const visits = Array.from({ length: 9 }, (_, visitor) =>
    turnstile.pass(async () => {
      entered.push(visitor);
      inside += 1;
      most = Math.max(most, inside);
      await setImmediate();
      inside -= 1;
      return visitor;
    }),
  );
  expect(await Promise.all(visits)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(entered).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(most).toBe(2);
});

test('lets the next one in when somebody fails inside', async () => {
  const turnstile = new Semaphore(1);
  const failed = turnstile.pass(() => Promise.reject(new Error('no picture')));
  const next = turnstile.pass(async () => 'a picture');
  await expect(failed).rejects.toThrow('no picture');
  expect(await next).toBe('a picture');
});
