import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { processesOn } from '../../graphql-server/src/kernel/mongodb/embedded/stale-processes.ts';

const BYTES_PER_KB = 1024;
const TICKS_PER_S = 100;

/** The resident memory of the processes beside the server, in bytes. */
export interface DatabaseMemory {
  mongodBytes: number;
  /** The memory of the watchdog of `mongod`. Most of it is Node.js itself, which the server shares. */
  keeperBytes: number;
}

export async function readDatabaseMemory(dataDir: string): Promise<DatabaseMemory> {
  const memory = { mongodBytes: 0, keeperBytes: 0 };
  for (const { pid, command } of await processesOn(join(dataDir, 'mongodb'))) {
    const process = command.includes('watchdog.ts') ? 'keeperBytes' : 'mongodBytes';
    memory[process] += await readRss(pid);
  }
  return memory;
}

/** The processor time of `mongod` in seconds; only available on Linux. */
export async function readMongodCpu(dataDir: string): Promise<number> {
  const running = await processesOn(join(dataDir, 'mongodb'));
  const { pid } = running.find(({ command }) => !command.includes('watchdog.ts')) ?? {};
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) / TICKS_PER_S;
}

async function readRss(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * BYTES_PER_KB;
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * BYTES_PER_KB;
}
