import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname, join } from 'node:path';
import { StartupError } from '../src/kernel/errors.ts';

/** Bundlers use all available memory and threads. With these limits, a build runs beside a live shop in 1 GB of memory. */
const FRUGAL = {
  MALLOC_ARENA_MAX: '2',
  MIMALLOC_PURGE_DELAY: '0',
  ROLLDOWN_WORKER_THREADS: '1',
  ROLLDOWN_MAX_BLOCKING_THREADS: '1',
};
const FRUGAL_HEAP = '--max-old-space-size=300 --max-semi-space-size=4';
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Starts a program of the project's packages with this process's Node.js, with piped output. */
export function spawnTool(
  [program = '', ...args]: string[],
  root: string,
  environment: Record<string, string> = {},
): ChildProcess {
  const path = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env['PATH']];
  const options: SpawnOptions = {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // All builds are production builds. Otherwise the program that renders pages would mix two versions of
      // React.
      NODE_ENV: 'production',
      ...environment,
      ASTRO_TELEMETRY_DISABLED: '1',
      PATH: path.join(delimiter),
    },
  };
  return spawn(program, args, options);
}

/** Runs a program to its end. @throws StartupError with the printed output if it fails */
export async function runTool(command: string[], root: string): Promise<void> {
  // The user's NODE_OPTIONS come last, so that they take precedence.
  const options = [FRUGAL_HEAP, process.env['NODE_OPTIONS'] ?? ''].join(' ').trim();
  const child = spawnTool(command, root, { ...FRUGAL, NODE_OPTIONS: options });
  const forget = stopWithThisProcess(child);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const [code, signal] = await once(child, 'close').finally(forget);
  if (code === 0) return;
  const how = signal ?? `exit code ${code}`;
  throw new StartupError(`${command.join(' ')} failed (${how}):\n${Buffer.concat(output)}`.trim());
}

/** Ends the child together with this process. */
function stopWithThisProcess(child: ChildProcess): () => void {
  const stop = (signal: NodeJS.Signals) => {
    child.kill('SIGTERM');
    forget();
    process.kill(process.pid, signal);
  };
  const forget = () => {
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  return forget;
}
