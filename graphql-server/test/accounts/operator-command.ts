import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { ServedApp } from '../serve.ts';

const COMMAND = fileURLToPath(new URL('../../commands/operator.ts', import.meta.url));

/** Runs the command on a shop's database, with a line of input. */
export async function runOperator(
  { uri, name, dataDir }: Pick<ServedApp, 'uri' | 'name' | 'dataDir'>,
  input: string,
  ...words: string[]
) {
  const child = spawn(process.execPath, [COMMAND, ...words], {
    env: { ...process.env, MONGODB_URI: uri, MONGODB_DB: name, DATA_DIR: dataDir },
  });
  child.stdin.end(`${input}\n`);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { output: output.trim(), errors: errors.trim(), code: child.exitCode };
}
