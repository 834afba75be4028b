import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

const ENDING = '.tmp';
/** A name contains the writing process and a unique id. Names of earlier versions contain no process. */
const NAME = /^(?:.*\/)?([\w.-]+)~(\d+)~(\d+)~[\w-]+\.tmp$/;
const HOST = hostname().replaceAll(/[^\w.-]/g, '-');
const OWN_START = startOf(process.pid);

/** @returns a new name that identifies the writing process */
export function temporaryName(): string {
  return `${HOST}~${process.pid}~${OWN_START}~${crypto.randomUUID()}${ENDING}`;
}

export function isTemporary(name: string): boolean {
  return name.endsWith(ENDING);
}

/**
 * Whether the process that wrote the file has ended. null: unknown, for processes on other machines, such as a replaced container,
 * and for files of earlier versions.
 */
export function isAbandoned(name: string): boolean | null {
  const [, host, pid, start] = NAME.exec(name) ?? [];
  if (host !== HOST || pid === undefined) return null;
  return startOf(Number(pid)) !== start;
}

/** A process's start time by the operating system's clock, because pids are reused. @returns '' if it has ended */
function startOf(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return '';
  }
  if (process.platform !== 'linux') return '0';
  try {
    // The program's name, in parentheses, may contain spaces. The start time is the 22nd field.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '0';
  } catch {
    return '0';
  }
}
