import type { MongodProcess } from './mongod-process.ts';

const MAX_RESTARTS = 3;
const RESTART_WINDOW_MS = 60_000;

/** What `mongod` gets a second life from. */
interface Supervisor {
  stop(): Promise<void>;
  /** Called once, with a sentence, when `mongod` has ended too often to be started again. */
  onUnexpectedExit(listener: (reason: string) => void): void;
}

/**
 * Starts `mongod` again whenever it or its watchdog ends by itself: the address stays the same, so the driver finds it
 * again. More than three ends within a minute are a fault that a restart does not mend.
 */
export function superviseMongod(
  launch: () => Promise<MongodProcess>,
  first: MongodProcess,
  log: (line: string) => void,
): Supervisor {
  const restartTimes: number[] = [];
  const failure = Promise.withResolvers<string>();
  let current: MongodProcess | undefined = first;
  let isStopping = false;

  async function relaunch(): Promise<void> {
    restartTimes.push(Date.now());
    try {
      current = await launch();
    } catch (error) {
      log((error as Error).message);
      current = undefined;
    }
  }

  async function watch(): Promise<void> {
    while (!isStopping) {
      const code = await current?.exited;
      if (isStopping) return;
      if (restartsWithin(restartTimes) >= MAX_RESTARTS) {
        return failure.resolve(`MongoDB ended ${MAX_RESTARTS + 1} times within a minute${codeIn(code)}.`);
      }
      log(`MongoDB ended unexpectedly${codeIn(code)}: starting it again.`);
      await relaunch();
    }
  }

  const watching = watch();
  return {
    async stop() {
      isStopping = true;
      await current?.stop();
      await watching;
      // A restart that was under way when the stop was asked for.
      await current?.stop();
    },
    onUnexpectedExit: (listener) => void failure.promise.then(listener),
  };
}

function restartsWithin(times: readonly number[]): number {
  return times.filter((time) => time > Date.now() - RESTART_WINDOW_MS).length;
}

function codeIn(code: number | null | undefined): string {
  return code == null ? '' : ` (code ${code})`;
}
