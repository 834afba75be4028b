import { setTimeout as sleep } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import { expect, test, vi } from 'vitest';
import { AvailabilityAnswers } from './availability-answers.ts';

const id = new ObjectId();
const key = id.toHexString();

/** A shop with one product, whose stock is `level`. */
function shop({ documents = 1 as number | null, maxAgeMs = 60_000 } = {}) {
  const cursor = (found: () => object[]) => ({ toArray: async () => found() });
  const level = { left: 3 };
  const findLevels = vi.fn(() => cursor(() => [{ _id: id, state: 'LOW', available: level.left }]));
  const products = { find: () => cursor(() => [{ _id: id, status: 'ACTIVE' }]) };
  const releasedProducts = { find: () => ({ map: () => products.find() }) };
  const current = { documents };
  const services = {
    ...{ products, releasedProducts, inventory: { find: findLevels } },
    publisher: { current },
  };
  const answers = new AvailabilityAnswers(services as never, maxAgeMs);
  const left = async () => (await answers.of([key]))[0]?.left;
  return { answers, left, level, current, findLevels };
}

test('a response is repeated without asking the database', async () => {
  const { left, level, findLevels } = shop();
  expect(await left()).toBe(3);
  level.left = 2;
  expect(await left()).toBe(3);
  expect(findLevels).toHaveBeenCalledTimes(1);
});

test('availability is read again once the response is too old', async () => {
  const { left, level, findLevels } = shop({ maxAgeMs: 1 });
  expect(await left()).toBe(3);
  level.left = 2;
  await sleep(20);
  expect(await left()).toBe(2);
  expect(findLevels).toHaveBeenCalledTimes(2);
});

test('all callers during a read share at most two reads', async () => {
  const { answers, findLevels } = shop();
  const asked = await Promise.all(Array.from({ length: 50 }, () => answers.of([key])));
  expect(asked.every(([answer]) => answer?.left === 3)).toBe(true);
  expect(findLevels.mock.calls.length).toBeLessThanOrEqual(2);
});

test('an unknown id is left out, and a repeated id is answered once', async () => {
  const { answers } = shop();
  const none = new ObjectId().toHexString();
  const answered = await answers.of([none, key, key.toUpperCase(), none]);
  expect(answered.map(({ variantId }) => variantId)).toEqual([key]);
});

test.each([
  ['another release is shown', 1, 2],
  ['products are shown by the clock', null, null],
])('it is asked again then where %s', async (_, release, next) => {
  const { left, level, current } = shop({ documents: release, maxAgeMs: 1 });
  expect(await left()).toBe(3);
  level.left = 1;
  current.documents = next;
  await sleep(20);
  expect(await left()).toBe(1);
});
