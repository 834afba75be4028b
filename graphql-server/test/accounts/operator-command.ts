import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { changeOperators } from '../../commands/change-operators.ts';
import { explain } from '../../commands/fail.ts';
import type { ServedApp } from '../serve.ts';

const COMMAND = fileURLToPath(new URL('../../commands/operator.ts', import.meta.url));

type Shop = Pick<ServedApp, 'uri' | 'name' | 'dataDir'>;

/**
 * Runs the command on a shop's database, with a line of input, in this process, because a separate process takes seconds.
 * @returns its output
 */
export async function runOperator({ uri, name, dataDir }: Shop, input: string, ...words: string[]) {
  const lines: string[] = [];
  const terminal = {
    print: (line: string) => void lines.push(line),
    askPassword: async () => input,
    isInteractive: false,
  };
  const environment = { ...process.env, MONGODB_URI: uri, MONGODB_DB: name, DATA_DIR: dataDir };
  const outcome = await changeOperators(words, environment, terminal).then(
    () => ({ errors: '', code: 0 }),
    (error: unknown) => ({ errors: String(explain(error)), code: 1 }),
  );
  return { output: lines.join('\n'), ...outcome };
}

/** Runs the command in a separate process. */
export async function spawnOperator({ uri, name, dataDir }: Shop, input: string, ...words: string[]) {
  const child = spawn(process.execPath, [COMMAND, ...words], {
    env: { ...process.env, MONGODB_URI: uri, MONGODB_DB: name, DATA_DIR: dataDir },
  });
  child.stdin.end(`${input}\n`);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { output: output.trim(), errors: errors.trim(), code: child.exitCode };
}
