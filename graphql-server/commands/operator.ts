import { askPassword } from './ask-password.ts';
import { changeOperators } from './change-operators.ts';
import { fail } from './fail.ts';

/** `npm run operator -- add EMAIL`: who works in the admin, from a terminal, whether a server runs or not. */

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
