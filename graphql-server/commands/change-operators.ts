import { StartupError } from '../src/kernel/errors.ts';
import { ROLES, type Role } from '../src/kernel/roles.ts';
import type { Operator } from '../src/modules/accounts/collections.ts';
import { assertAccount, listOperators, normaliseEmail } from '../src/modules/accounts/operators.ts';
import {
  deleteOperator,
  insertOperator,
  newOperator,
  setPassword,
  setRole,
} from '../src/modules/accounts/write-account.ts';
import { commandsTexts } from './messages.ts';
import { readArguments } from './read-arguments.ts';
import { type RecordedCollections as Shop, withCollections } from './with-collections.ts';

/** Reads answers from the terminal or from the command's input. */
interface Terminal {
  print(line: string): void;
  /** @returns the typed text. Without a terminal, the first line of the input */
  askPassword(question: string): Promise<string>;
  /** Whether a person types the password. It is then asked twice, because of typing errors. */
  isInteractive: boolean;
}

/**
 * Changes the admin's accounts, whether a server is running or not.
 * @param words the arguments
 * @param environment the shop's settings
 * @throws StartupError and UserError with a message for the user of the command
 */
export async function changeOperators(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  terminal: Terminal,
): Promise<void> {
  const allowed = { options: { role: { type: 'string' } }, words: 2 } as const;
  const { positionals, values } = readArguments(commandsTexts.operatorUsage, allowed, words);
  const [command = '', email = ''] = positionals;
  await withCollections(environment, workOf(terminal, command, normaliseEmail(email), readRole(values.role)));
}

function workOf(
  terminal: Terminal,
  command: string,
  email: string,
  role: Role | null,
): (shop: Shop) => Promise<void> {
  if (command === 'list') return (shop) => list(terminal, shop);
  if (email === '') throw new StartupError(commandsTexts.operatorUsage);
  if (command === 'add') return (shop) => add(terminal, shop, email, role);
  if (command === 'remove') return (shop) => remove(terminal, shop, email);
  if (command === 'password') return (shop) => changePassword(terminal, shop, email);
  if (command === 'role' && role) return (shop) => giveRole(terminal, shop, email, role);
  throw new StartupError(commandsTexts.operatorUsage);
}

async function list(terminal: Terminal, shop: Shop): Promise<void> {
  const operators = await listOperators(shop);
  for (const { email, role, signedInAt } of operators) {
    terminal.print(
      `${role.toLowerCase().padEnd(6)}  ${email}  ${signedInAt?.toISOString() ?? 'never signed in'}`,
    );
  }
  if (operators.length === 0) terminal.print(commandsTexts.noAccounts);
}

/** The first account is an owner. */
async function add(terminal: Terminal, shop: Shop, email: string, role: Role | null): Promise<void> {
  const isFirst = (await shop.operators.findOne({})) === null;
  const password = await readNewPassword(terminal, email);
  const operator = await newOperator({ email, password, role: role ?? (isFirst ? 'OWNER' : 'EDITOR') });
  await shop.recorder.transact((session) => insertOperator(shop, operator, session));
  terminal.print(commandsTexts.canSignIn({ email, role: operator.role.toLowerCase() }));
}

async function changePassword(terminal: Terminal, shop: Shop, email: string): Promise<void> {
  const { _id } = await find(shop, email);
  await setPassword(shop, _id, await readNewPassword(terminal, email));
  terminal.print(commandsTexts.passwordSet({ email }));
}

async function giveRole(terminal: Terminal, shop: Shop, email: string, role: Role): Promise<void> {
  const { _id } = await find(shop, email);
  await shop.recorder.transact((session) => setRole(shop, _id, role, session));
  terminal.print(commandsTexts.roleSet({ email, role: role.toLowerCase() }));
}

async function remove(terminal: Terminal, shop: Shop, email: string): Promise<void> {
  const { _id } = await find(shop, email);
  await shop.recorder.transact((session) => deleteOperator(shop, _id, session));
  terminal.print(commandsTexts.accountRemoved({ email }));
}

async function find({ operators }: Shop, email: string): Promise<Operator> {
  const operator = await operators.findOne({ email });
  if (!operator) throw new StartupError(commandsTexts.noAccountWithEmail({ email }));
  return operator;
}

async function readNewPassword(terminal: Terminal, email: string): Promise<string> {
  const password = await terminal.askPassword(commandsTexts.newPasswordFor({ email }));
  await assertAccount(email, password);
  if (terminal.isInteractive && (await terminal.askPassword(commandsTexts.repeatPassword)) !== password) {
    throw new StartupError(commandsTexts.passwordsDiffer);
  }
  return password;
}

function readRole(text: string | undefined): Role | null {
  if (text === undefined) return null;
  const role = ROLES.find((one) => one.toLowerCase() === text.toLowerCase());
  if (!role) throw new StartupError(commandsTexts.operatorUsage);
  return role;
}
