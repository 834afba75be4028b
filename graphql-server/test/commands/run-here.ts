import { join } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';

const COMMANDS = join(import.meta.dirname, '../../commands');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The printed output and exit code of a command. */
export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

let runs = 0;

/**
 * Runs a command in this process, because a separate process takes seconds to load the server. Only for one command at a time, and not for
 * `--help`, which exits the process.
 * @param environment is added to this process's environment while the command runs
 */
export async function runHere(
  name: string,
  words: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<CommandResult> {
  const { argv, exitCode } = process;
  const umask = process.umask();
  const listeners = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const);
  const stdout = capture('log');
  const stderr = capture('error');
  for (const [key, value] of Object.entries(environment)) vi.stubEnv(key, value);
  process.argv = [...argv.slice(0, 1), join(COMMANDS, `${name}.ts`), ...words];
  process.exitCode = undefined;
  runs += 1;
  try {
    // The query string makes this a new module, which Node.js runs again; its imports are loaded only once.
    await import(/* @vite-ignore */ `${join(COMMANDS, `${name}.ts`)}?run=${runs}`);
    return { code: Number(process.exitCode ?? 0), stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    process.argv = argv;
    process.exitCode = exitCode;
    process.umask(umask);
    vi.unstubAllEnvs();
    for (const output of [stdout, stderr]) output.restore();
    for (const [signal, former] of listeners) {
      for (const listener of process.listeners(signal)) {
        if (!former.includes(listener)) process.off(signal, listener);
      }
    }
  }
}

function capture(method: 'log' | 'error') {
  let text = '';
  const spy = vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
    text += `${format(...words)}\n`;
  });
  return { text: () => text, restore: () => spy.mockRestore() };
}
