import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processesOn } from '../src/kernel/mongodb/embedded/stale-processes.ts';

const MAIN = fileURLToPath(new URL('../src/app/main.ts', import.meta.url));
/** The last of the printed address lines. */
const READY_LINE = /"msg":"REST +(\S+)\/api"/;
/** The compile cache lets all later processes of the tests start sooner. */
export const COMPILE_CACHE = fileURLToPath(
  new URL('../../node_modules/.cache/server-under-test', import.meta.url),
);

/** Options of Node.js for a server on a machine so busy that its database may not answer within a second. */
export const WITH_PATIENT_TIMEOUTS = [
  '--import',
  fileURLToPath(new URL('kernel/use-patient-timeouts.ts', import.meta.url)),
];

/** The target of a kill: the server, its process group, or all processes, as in a power failure. */
export const KILL_TARGETS = ['process', 'group', 'everything'] as const;
type KillTarget = (typeof KILL_TARGETS)[number];

/** How a process ended, and its output. */
export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly errorOutput: string;
}

/** A server in a separate process, with its database. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly dataDir: string;
  /** Its address once it is ready. @throws Error with its output if it exits instead */
  readonly url: Promise<string>;
  readonly ended: Promise<ProcessEnd>;
  /** Its output so far. */
  output(): string;
  errorOutput(): string;
  /** Sends SIGKILL, and waits until the server is gone; a surviving MongoDB ends by itself a little later. */
  kill(target: KillTarget): Promise<void>;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<ProcessEnd>;
}

export interface ServerProcessOptions {
  dataDir: string;
  /** Variables that are added to this process's environment. */
  environment?: Record<string, string>;
  nodeOptions?: readonly string[];
  /** Wraps the server's command, for example in a shell. */
  program?: (command: readonly string[]) => readonly string[];
  /** Replaces the real server: its path, its arguments, and the line with its address that it prints when ready. */
  script?: { path: string; arguments: readonly string[]; readyLine: RegExp };
  /** Off if the duration of a start is measured. */
  hasCompileCache?: boolean;
}

/**
 * Starts the server like `npm start`, on a free port, in its own process group, with an IPC channel. For Vitest, Playwright and benchmarks;
 * the caller ends it.
 */
export function startServerProcess(options: ServerProcessOptions): ServerProcess {
  const {
    dataDir,
    nodeOptions = [],
    script = { path: MAIN, arguments: [], readyLine: READY_LINE },
  } = options;
  const command = [process.execPath, ...nodeOptions, script.path, ...script.arguments];
  const [program = '', ...programArguments] = options.program?.(command) ?? command;
  const child = spawn(program, programArguments, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: environmentOf(options),
  });
  const { pid } = child;
  // Killing process 0 would kill the caller's own process group.
  if (pid === undefined) throw new Error('The server could not be started.');
  const output = collect(child, 'stdout');
  const errorOutput = collect(child, 'stderr');
  const ended = once(child, 'close').then(
    ([code, signal]): ProcessEnd => ({ code, signal, output: output(), errorOutput: errorOutput() }),
  );
  const killWithUs = () => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  void ended.then(() => process.off('exit', killWithUs));
  const url = readAddress(child, script.readyLine, output, ended);
  return {
    ...{ child, dataDir, url, ended, output, errorOutput },
    kill: async (target) => {
      const database = target === 'everything' ? await processesOn(join(dataDir, 'mongodb')) : [];
      for (const { pid } of database) sendKill(pid);
      if (child.exitCode === null && child.signalCode === null) sendKill(target === 'group' ? -pid : pid);
      await ended;
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function environmentOf({ dataDir, environment, hasCompileCache = true }: ServerProcessOptions) {
  // Tests must not use the developer's own database.
  const { MONGODB_URI: _, ...inherited } = process.env;
  return {
    ...inherited,
    ...{ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' },
    ...(hasCompileCache && { NODE_COMPILE_CACHE: COMPILE_CACHE }),
    ...environment,
  };
}

function collect(child: ChildProcess, name: 'stdout' | 'stderr'): () => string {
  let text = '';
  child[name]?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

function readAddress(
  child: ChildProcess,
  readyLine: RegExp,
  output: () => string,
  ended: Promise<ProcessEnd>,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout?.on('data', () => {
    const address = readyLine.exec(output())?.[1];
    if (address) resolve(address);
  });
  void ended.then((end) => reject(new Error(`The server ended: ${end.errorOutput}${end.output}`)));
  // A caller that expects the exit does not wait for the address.
  promise.catch(() => undefined);
  return promise;
}

function sendKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // Ignore a process that has just exited by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
