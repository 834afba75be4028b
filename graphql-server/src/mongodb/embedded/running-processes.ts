import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A process of this machine; `command` is its program and arguments, joined by spaces. */
export interface RunningProcess {
  readonly pid: number;
  readonly command: string;
}

const WINDOWS_LIST =
  'Get-CimInstance Win32_Process -Filter "Name = \'mongod.exe\' OR Name = \'node.exe\'" | ForEach-Object { "$($_.ProcessId) $($_.CommandLine)" }';
const MAX_LIST_BYTES = 32 * 2 ** 20;

/** Every process that this user can see. */
export async function listProcesses(): Promise<RunningProcess[]> {
  if (process.platform === 'linux') return readProcFolder();
  if (process.platform === 'win32') return runList('powershell', ['-NoProfile', '-Command', WINDOWS_LIST]);
  return runList('ps', ['-axww', '-o', 'pid=,command=']);
}

async function readProcFolder(): Promise<RunningProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    // A process may end while the list is made.
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return pids.map((pid, index) => ({
    pid: Number(pid),
    command: (commands[index] ?? '').split('\0').join(' ').trim(),
  }));
}

/** For a program that prints one process a line: its number, then its command. */
export async function runList(program: string, programArguments: string[]): Promise<RunningProcess[]> {
  const { stdout } = await promisify(execFile)(program, programArguments, { maxBuffer: MAX_LIST_BYTES });
  const lines = stdout.split('\n').map((line) => /^\s*(\d+)\s+(.*\S)/.exec(line));
  return lines
    .filter((line) => line !== null)
    .map((line) => ({ pid: Number(line[1]), command: line[2] ?? '' }));
}
