import { setImmediate as isQueued } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RequestScans, ScanLimit } from './scans.ts';

const BUSY = 'Too many searches are running. Try again in a few seconds.';

afterEach(() => void vi.useRealTimers());

describe('scans', () => {
  it('run four at once, and one at a time for each request', async () => {
    const { request, running, finish } = start();
    const [greedy, ...others] = [request(), request(), request(), request(), request()];
    const done = [
      ...[1, 2, 3].map(() => greedy?.scan('greedy')),
      ...others.map(({ scan }, index) => scan(`other ${index}`)),
    ];
    await expect.poll(running).toEqual(['greedy', 'other 0', 'other 1', 'other 2']);
    finish();
    await expect.poll(running).toEqual(['other 3', 'greedy']);
    finish();
    await expect.poll(running).toEqual(['greedy']);
    finish();
    await Promise.all(done);
  });

  it('of a request whose client has left are aborted, and waiting ones do not start', async () => {
    const { request, running, finish } = start();
    const { scan, close } = request();
    const scans = [scan('first'), scan('second')];
    await expect.poll(running).toEqual(['first']);
    close();
    await expect(Promise.allSettled(scans)).resolves.toMatchObject([
      { reason: { message: 'The client disconnected before the response was sent.' } },
      { reason: { message: 'The client disconnected before the response was sent.' } },
    ]);
    expect(running()).toEqual([]);
    finish();
  });

  it('of a third request with many scans are refused until another request is closed', async () => {
    const { request, finish } = start();
    const heavy = () => {
      const { scan, close } = request();
      return { close, scans: Promise.allSettled(Array.from({ length: 13 }, () => scan('heavy'))) };
    };
    const [first] = [heavy(), heavy()];
    await expect(heavy().scans).resolves.toMatchObject(
      Array.from({ length: 13 }, () => ({ reason: { code: 'UNAVAILABLE', message: BUSY } })),
    );
    const ordinary = request();
    const search = ordinary.scan('ordinary');
    first.close();
    const next = heavy();
    const ending = setInterval(finish);
    await expect(search).resolves.toBe('ordinary');
    expect((await next.scans).map(({ status }) => status)).toEqual(new Array(13).fill('fulfilled'));
    clearInterval(ending);
  });

  it('are refused when too many requests are waiting', async () => {
    const { request, finish } = start();
    const scans = Array.from({ length: 4 + 32 }, () => request().scan('waiting'));
    await expect(request().scan('one more')).rejects.toMatchObject({ code: 'UNAVAILABLE', message: BUSY });
    const ending = setInterval(finish);
    await Promise.all(scans);
    clearInterval(ending);
  });

  it('are refused once their request has waited for three seconds in total', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { request, running, finish } = start();
    const others = [1, 2, 3, 4].map(() => request());
    const occupy = () => others.map(({ scan }) => scan('other'));
    const patient = request();
    for (const [waited, outcome] of [
      [2_000, 'fulfilled'],
      [2_000, 'rejected'],
    ] as const) {
      const before = occupy();
      await expect.poll(running).toHaveLength(4);
      const scan = Promise.allSettled([patient.scan('patient')]);
      await isQueued();
      vi.advanceTimersByTime(waited);
      const ending = setInterval(finish);
      await expect(scan).resolves.toMatchObject([{ status: outcome }]);
      await Promise.all(before);
      clearInterval(ending);
    }
  });

  it('that take too long ask for a narrower search', async () => {
    const slow = new ScanLimit()
      .forRequest(() => {})
      .run(async () => {
        throw Object.assign(new Error('operation exceeded time limit'), { code: 50 });
      });
    await expect(slow).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: /^This search took too long\. Use more specific/,
    });
  });
});

interface TestRequest {
  scan: (name: string) => Promise<string>;
  close: () => void;
}

/** A limit whose scans run until the test ends them. */
function start() {
  const limit = new ScanLimit();
  const underWay = new Map<symbol, { name: string; end: () => void }>();

  function scanOf(scans: RequestScans) {
    return (name: string) =>
      scans.run(({ signal }) => {
        const key = Symbol(name);
        const { promise, resolve, reject } = Promise.withResolvers<string>();
        underWay.set(key, { name, end: () => resolve(name) });
        signal.addEventListener('abort', () => reject(signal.reason));
        return promise.finally(() => underWay.delete(key));
      });
  }

  return {
    request: (): TestRequest => {
      const listeners: (() => void)[] = [];
      const scan = scanOf(limit.forRequest((listener) => listeners.push(listener)));
      return { scan, close: () => listeners.forEach((listener) => void listener()) };
    },
    running: () => [...underWay.values()].map(({ name }) => name),
    finish: () => underWay.forEach(({ end }) => void end()),
  };
}
