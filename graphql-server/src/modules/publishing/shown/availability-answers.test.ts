import { ObjectId } from 'mongodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AvailabilityAnswers } from './availability-answers.ts';

const id = new ObjectId();
const key = id.toHexString();

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A shop that shows one product, of which `level` tells how many are left. */
function shop({ documents = 1 as number | null } = {}) {
  const cursor = (found: () => object[]) => ({ toArray: async () => found() });
  const level = { left: 3 };
  const findLevels = vi.fn(() => cursor(() => [{ _id: id, state: 'LOW', available: level.left }]));
  const products = { find: () => cursor(() => [{ _id: id, status: 'ACTIVE' }]) };
  const releasedProducts = { find: () => ({ map: () => products.find() }) };
  const current = { documents };
  const revision = { current: { inventory: 1 } as object | null };
  const services = {
    ...{ products, releasedProducts, inventory: { find: findLevels } },
    ...{ publisher: { current }, revision },
  };
  const answers = new AvailabilityAnswers(services as never);
  const left = async () => (await answers.of([key]))[0]?.left;
  return { left, level, revision, current, findLevels };
}

test('what was answered is asked of the database again once a second has gone by and something was changed', async () => {
  const { left, level, revision, findLevels } = shop();
  expect(await left()).toBe(3);
  level.left = 2;
  revision.current = { inventory: 2 };
  expect(await left()).toBe(3);
  vi.advanceTimersByTime(1_001);
  expect(await left()).toBe(2);
  expect(findLevels).toHaveBeenCalledTimes(2);
});

test('while nothing is changed it is asked once', async () => {
  const { left, findLevels } = shop();
  for (let second = 0; second < 5; second += 1) {
    expect(await left()).toBe(3);
    vi.advanceTimersByTime(1_001);
  }
  expect(findLevels).toHaveBeenCalledTimes(1);
});

test.each([
  ['another release is shown', { documents: 1 }, 2, { inventory: 1 }],
  ['changes may go unnoticed', { documents: 1 }, 1, null],
  ['products are shown by the clock', { documents: null }, null, { inventory: 1 }],
])('it is asked again a second later where %s', async (_, release, next, revisions) => {
  const { left, level, revision, current } = shop(release);
  expect(await left()).toBe(3);
  level.left = 1;
  revision.current = revisions;
  current.documents = next;
  vi.advanceTimersByTime(1_001);
  expect(await left()).toBe(1);
});
