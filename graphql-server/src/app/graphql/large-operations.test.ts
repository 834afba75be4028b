import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LargeOperations } from './large-operations.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stays = () => {};

/** Queues an operation for each client. @returns the clients in the order in which their operations ran, each taking the given time */
function enterAll(turns: LargeOperations, clients: readonly [client: string, cost: number][], ms = 10) {
  const order: string[] = [];
  const ended = clients.map(async ([client, cost]) => {
    const end = await turns.enter(client, cost, stays);
    order.push(client);
    setTimeout(end, ms);
  });
  return { order, ended: Promise.all(ended) };
}

test('runs one at a time, followed by a pause of the same length', async () => {
  const turns = new LargeOperations();
  const { order } = enterAll(turns, [
    ['a', 1_000],
    ['b', 1_000],
  ]);
  await vi.advanceTimersByTimeAsync(5);
  expect(order).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(10);
  expect(order).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(10);
  expect(order).toEqual(['a', 'b']);
});

test('runs a client with little usage before one with much, however many operations it has sent', async () => {
  const turns = new LargeOperations();
  const much = Array.from({ length: 5 }, (): [string, number] => ['attacker', 20_000]);
  const { order } = enterAll(turns, [...much, ['shopper', 600], ['shopper', 900]]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(order.slice(0, 3)).toEqual(['attacker', 'shopper', 'shopper']);
  expect(order).toHaveLength(7);
});

test('refuses operations of a client with more than twenty waiting, and no others', async () => {
  const turns = new LargeOperations();
  const many = Array.from({ length: 21 }, (): [string, number] => ['attacker', 600]);
  const { ended } = enterAll(turns, many);
  ended.catch(() => {});
  await expect(turns.enter('attacker', 600, stays)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    status: 429,
    retryAfterS: 5,
  });
  const other = turns.enter('shopper', 600, stays);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(other).resolves.toBeTypeOf('function');
});

test('drops a waiting operation whose client has left, and ends a running one', async () => {
  const turns = new LargeOperations();
  const leave: (() => void)[] = [];
  await turns.enter('a', 600, (listener) => leave.push(listener));
  const second = turns.enter('b', 600, (listener) => void setTimeout(listener, 1));
  second.catch(() => {});
  const third = turns.enter('c', 600, stays);
  await vi.advanceTimersByTimeAsync(5);
  await expect(second).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  for (const listener of leave) listener();
  await vi.advanceTimersByTimeAsync(100);
  await expect(third).resolves.toBeTypeOf('function');
});
