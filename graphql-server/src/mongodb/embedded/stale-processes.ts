import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../errors.ts';
import { listProcesses, type RunningProcess } from './running-processes.ts';

const POLL_MS = 25;
/** Longer than the watchdog's own timeout, which comes first. */
const TERM_TIMEOUT_MS = 12_000;
const KILL_TIMEOUT_MS = 5_000;

/**
 * Stops what an earlier, crashed server left running on these files, and waits until it is gone. Only the holder of the
 * data folder's lock may ask for this: then nobody is left whom these processes serve.
 */
export async function stopStaleProcesses(dbPath: string, log: (line: string) => void): Promise<void> {
  if ((await processesOn(dbPath)).length === 0) return;
  log('Waiting for the MongoDB of an earlier run to end.');
  if (await signalAndWait(dbPath, 'SIGTERM', TERM_TIMEOUT_MS)) return;
  if (await signalAndWait(dbPath, 'SIGKILL', KILL_TIMEOUT_MS)) return;
  const pids = (await processesOn(dbPath)).map(({ pid }) => pid).join(', ');
  throw new StartupError(
    `The MongoDB of an earlier run (process ${pids}) could not be stopped. Stop it and start again.`,
  );
}

/**
 * The `mongod`s on these files and their watchdogs. They are found by their arguments and not by the number in
 * `mongod.lock`: that is missing in the first moments of a start, and may by now belong to another process.
 */
export async function processesOn(dbPath: string): Promise<RunningProcess[]> {
  return (await listProcesses()).filter(({ command }) => isMongodOn(command, dbPath));
}

/** Both a `mongod` and its watchdog have the path of `mongod` right before `--dbpath`. */
function isMongodOn(command: string, dbPath: string): boolean {
  const [program = '', rest] = command.replaceAll('"', '').split(` --dbpath ${dbPath} `);
  return rest !== undefined && /mongod(\.exe)?$/.test(program);
}

async function signalAndWait(dbPath: string, signal: NodeJS.Signals, timeoutMs: number): Promise<boolean> {
  for (const { pid } of await processesOn(dbPath)) sendSignal(pid, signal);
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if ((await processesOn(dbPath)).length === 0) return true;
    await sleep(POLL_MS);
  }
  return false;
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already, or another user's: the wait that follows tells which.
  }
}
