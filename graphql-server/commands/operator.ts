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
import { askPassword } from './ask-password.ts';
import { fail } from './fail.ts';
import { readArguments } from './read-arguments.ts';
import { type RecordedCollections as Shop, withCollections } from './with-collections.ts';

/** `npm run operator -- add EMAIL`: who works in the admin, from a terminal, whether a server runs or not. */

const USAGE = `npm run operator -- list
npm run operator -- add EMAIL [--role owner|editor|viewer]
npm run operator -- role EMAIL --role owner|editor|viewer
npm run operator -- password EMAIL
npm run operator -- remove EMAIL
There is always an owner: the last one is neither removed nor given another role.
The password is asked for; without a terminal it is the first line of the input.`;

try {
  const { positionals, values } = readArguments(USAGE, { options: { role: { type: 'string' } }, words: 2 });
  const [command = '', email = ''] = positionals;
  await withCollections(process.env, workOf(command, normaliseEmail(email), readRole(values.role)));
} catch (error) {
  fail(error);
}

function workOf(command: string, email: string, role: Role | null): (shop: Shop) => Promise<void> {
  if (command === 'list') return list;
  if (email === '') throw new StartupError(USAGE);
  if (command === 'add') return (shop) => add(shop, email, role);
  if (command === 'remove') return (shop) => remove(shop, email);
  if (command === 'password') return (shop) => changePassword(shop, email);
  if (command === 'role' && role) return (shop) => giveRole(shop, email, role);
  throw new StartupError(USAGE);
}

async function list(shop: Shop): Promise<void> {
  const operators = await listOperators(shop);
  for (const { email, role, signedInAt } of operators) {
    console.log(
      `${role.toLowerCase().padEnd(6)}  ${email}  ${signedInAt?.toISOString() ?? 'never signed in'}`,
    );
  }
  if (operators.length === 0) console.log('There is no account.');
}

/** The first one is an owner. */
async function add(shop: Shop, email: string, role: Role | null): Promise<void> {
  const isFirst = (await shop.operators.findOne({})) === null;
  const password = await readNewPassword(email);
  const operator = await newOperator({ email, password, role: role ?? (isFirst ? 'OWNER' : 'EDITOR') });
  await shop.recorder.transact((session) => insertOperator(shop, operator, session));
  console.log(`${email} can sign in, as ${operator.role.toLowerCase()}.`);
}

async function changePassword(shop: Shop, email: string): Promise<void> {
  const { _id } = await find(shop, email);
  await setPassword(shop, _id, await readNewPassword(email));
  console.log(`${email} has a new password, and is signed out everywhere.`);
}

async function giveRole(shop: Shop, email: string, role: Role): Promise<void> {
  const { _id } = await find(shop, email);
  await shop.recorder.transact((session) => setRole(shop, _id, role, session));
  console.log(`${email} is ${role.toLowerCase()} now.`);
}

async function remove(shop: Shop, email: string): Promise<void> {
  const { _id } = await find(shop, email);
  await shop.recorder.transact((session) => deleteOperator(shop, _id, session));
  console.log(`${email} has no account any more.`);
}

async function find({ operators }: Shop, email: string): Promise<Operator> {
  const operator = await operators.findOne({ email });
  if (!operator) throw new StartupError(`There is no account of ${email}.`);
  return operator;
}

async function readNewPassword(email: string): Promise<string> {
  const password = await askPassword(`New password for ${email}: `);
  await assertAccount(email, password);
  if (process.stdin.isTTY && (await askPassword('Again: ')) !== password) {
    throw new StartupError('The two are not the same: nothing was changed.');
  }
  return password;
}

function readRole(text: string | undefined): Role | null {
  if (text === undefined) return null;
  const role = ROLES.find((one) => one.toLowerCase() === text.toLowerCase());
  if (!role) throw new StartupError(USAGE);
  return role;
}
