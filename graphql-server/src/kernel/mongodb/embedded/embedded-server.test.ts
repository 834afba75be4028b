import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { superviseMongod } from './embedded-server.ts';
import type { MongodProcess } from './mongod-process.ts';

const KILLED = 137;

let now = 0;

beforeEach(() => {
  now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Supervises a `mongod` that ends when the test ends it. */
function supervise() {
  const lines: string[] = [];
  const onExit = vi.fn();
  let starts = 0;
  let end = (_code: number) => {};
  const launch = async (): Promise<MongodProcess> => {
    const { promise, resolve } = Promise.withResolvers<number>();
    end = resolve;
    starts += 1;
    return { exited: promise, stop: async () => resolve(0) };
  };
  return {
    lines,
    onExit,
    async start() {
      const supervisor = superviseMongod(launch, await launch(), { log: (line) => void lines.push(line) });
      supervisor.onUnexpectedExit(onExit);
      return supervisor;
    },
    async kill() {
      const before = starts;
      end(KILLED);
      while (starts === before && onExit.mock.calls.length === 0) await setImmediate();
    },
  };
}

describe('a mongod that exits by itself', () => {
  it('is restarted three times within a minute, and given up with a message the fourth time', async () => {
    const { lines, onExit, start, kill } = supervise();
    await start();
    for (let time = 1; time <= 3; time++) await kill();
    expect(onExit).not.toHaveBeenCalled();
    expect(lines).toEqual(Array(3).fill('MongoDB stopped unexpectedly (code 137). Restarting it.'));
    now = 59_999;
    await kill();
    expect(onExit.mock.calls).toEqual([['MongoDB stopped 4 times within a minute (code 137).']]);
  });

  it('is restarted a fourth time once a minute has passed', async () => {
    const { lines, onExit, start, kill } = supervise();
    const supervisor = await start();
    for (let time = 1; time <= 3; time++) await kill();
    now = 60_000;
    await kill();
    expect(onExit).not.toHaveBeenCalled();
    expect(lines).toHaveLength(4);
    await supervisor.stop();
  });

  it('is not restarted when it was asked to stop', async () => {
    const { lines, onExit, start } = supervise();
    await (await start()).stop();
    expect(lines).toEqual([]);
    expect(onExit).not.toHaveBeenCalled();
  });
});
