import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The publishing process of a server; null while there is none. */
export function publisherOf(serverPid: number | undefined): number | null {
  const found = listProcesses().find(
    ({ parent, command }) => parent === serverPid && command.includes('page-program'),
  );
  return found?.pid ?? null;
}

/**
 * The id of this process's publishing process.
 * @throws Error if there is none
 */
export function ownPublisher(): number {
  const pid = publisherOf(process.pid);
  if (pid === null) throw new Error('No process publishes.');
  return pid;
}

interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** Lists all processes. Small Linux images lack `ps`, and other systems lack `/proc`. */
function listProcesses(): Process[] {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-axww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' }).split(
      '\n',
    );
    return lines.map((line) => {
      const [pid, parent, ...command] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), command: command.join(' ') };
    });
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        // The fourth field (proc(5)), counted from the bracket that ends the second.
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        return [{ pid: Number(pid), parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }];
      } catch {
        // The process has ended in the meantime.
        return [];
      }
    });
}
