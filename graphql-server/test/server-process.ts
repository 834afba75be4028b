import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processesOn } from '../src/kernel/mongodb/embedded/stale-processes.ts';

const MAIN = fileURLToPath(new URL('../src/app/main.ts', import.meta.url));
/** The last of the lines with addresses. */
const READY_LINE = /"msg":"REST +(\S+)\/api"/;
/** Code that is compiled once lets all later processes of the tests start sooner. */
export const COMPILE_CACHE = fileURLToPath(
  new URL('../../node_modules/.cache/server-under-test', import.meta.url),
);

/** What is killed: the server alone, its process group, or all there is, as when the power goes. */
export const KILL_TARGETS = ['process', 'group', 'everything'] as const;
type KillTarget = (typeof KILL_TARGETS)[number];

/** How a process ended, and what it had printed. */
export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly errorOutput: string;
}

/** A server in a process of its own, with its database. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly dataDir: string;
  /** Its address once it is ready. @throws Error with its output when it ends instead. */
  readonly url: Promise<string>;
  readonly ended: Promise<ProcessEnd>;
  /** What it has printed until now. */
  output(): string;
  errorOutput(): string;
  /** Sends SIGKILL, and waits until the server is gone; a MongoDB that was not hit ends by itself a little later. */
  kill(target: KillTarget): Promise<void>;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<ProcessEnd>;
}

export interface ServerProcessOptions {
  dataDir: string;
  /** Added to the environment of this process. */
  environment?: Record<string, string>;
  nodeOptions?: readonly string[];
  /** Wraps the command of the server, such as in a shell. */
  program?: (command: readonly string[]) => readonly string[];
  /** Runs instead of the real server: its path, its arguments, and what it prints once it is ready, with its address. */
  script?: { path: string; arguments: readonly string[]; readyLine: RegExp };
  /** Off where the time of a start is measured. */
  hasCompileCache?: boolean;
}

/**
 * Starts the server as `npm start` does, on a free port, in a process group of its own, with a channel for messages.
 * For Vitest, Playwright and benchmarks: whoever starts it ends it.
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
  // To kill process 0 would be to kill the group of whoever runs this.
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
  // The developer's own database is none of the tests' business.
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
  // Whoever expects the end does not wait for the address.
  promise.catch(() => undefined);
  return promise;
}

function sendKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has just ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
