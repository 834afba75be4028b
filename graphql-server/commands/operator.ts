import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { changeOperators } from './change-operators.ts';
import { fail } from './fail.ts';

/** `npm run operator -- add EMAIL` manages the admin's accounts, whether or not a server is running. */

const terminal = {
  print: (line: string) => console.log(line),
  askPassword,
  isInteractive: process.stdin.isTTY,
};

try {
  await changeOperators(process.argv.slice(2), process.env, terminal);
} catch (error) {
  fail(error);
}

/** Reads a password from the terminal without echoing it; without a terminal, reads the first line of the input. */
async function askPassword(question: string): Promise<string> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/, 1)[0] ?? '';
  stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    stdout.write('\n');
  }
}
