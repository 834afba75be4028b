import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartupError } from '../../errors.ts';
import { kernelTexts } from '../../messages.ts';

const POLL_MS = 25;
/** How long a process may take to end. Longer than the watchdog's own timeout for `mongod`. */
const TERM_TIMEOUT_MS = 12_000;
const KILL_TIMEOUT_MS = 5_000;

/** Stops processes that a crashed server left running on these files. Call it only while holding the data folder's lock. */
export async function stopStaleProcesses(dbPath: string, log: (line: string) => void): Promise<void> {
  if ((await processesOn(dbPath)).length === 0) return;
  log(kernelTexts.waitingForEarlierMongodb);
  if (await signalAndWait(dbPath, 'SIGTERM', TERM_TIMEOUT_MS)) return;
  if (await signalAndWait(dbPath, 'SIGKILL', KILL_TIMEOUT_MS)) return;
  const pids = (await processesOn(dbPath)).map(({ pid }) => pid).join(', ');
  throw new StartupError(kernelTexts.earlierMongodbRuns({ pids }));
}

/**
 * Finds the processes by their arguments, because the pid in `mongod.lock` is written late and may now belong
 * to another process.
 */
export async function processesOn(dbPath: string): Promise<RunningProcess[]> {
  return (await listProcesses()).filter(({ command }) => isMongodOn(command, dbPath));
}

/** In the arguments of both `mongod` and its watchdog, the path of `mongod` comes right before `--dbpath`. */
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
    // The process has ended or belongs to another user. The caller waits and checks again.
  }
}

/** `command` is the program and its arguments, joined by spaces. */
export interface RunningProcess {
  readonly pid: number;
  readonly command: string;
}

const WINDOWS_LIST =
  'Get-CimInstance Win32_Process -Filter "Name = \'mongod.exe\' OR Name = \'node.exe\'" | ForEach-Object { "$($_.ProcessId) $($_.CommandLine)" }';
const MAX_LIST_BYTES = 32 * 2 ** 20;

export async function listProcesses(): Promise<RunningProcess[]> {
  if (process.platform === 'linux') return readProcFolder();
  if (process.platform === 'win32') return runList('powershell', ['-NoProfile', '-Command', WINDOWS_LIST]);
  return runList('ps', ['-axww', '-o', 'pid=,command=']);
}

async function readProcFolder(): Promise<RunningProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return pids.map((pid, index) => ({
    pid: Number(pid),
    command: (commands[index] ?? '').split('\0').join(' ').trim(),
  }));
}

export async function runList(program: string, programArguments: string[]): Promise<RunningProcess[]> {
  const { stdout } = await promisify(execFile)(program, programArguments, { maxBuffer: MAX_LIST_BYTES });
  const lines = stdout.split('\n').map((line) => /^\s*(\d+)\s+(.*\S)/.exec(line));
  return lines
    .filter((line) => line !== null)
    .map((line) => ({ pid: Number(line[1]), command: line[2] ?? '' }));
}
