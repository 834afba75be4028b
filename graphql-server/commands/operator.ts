import { parseArgs } from 'node:util';
import type { Operator } from '../src/accounts/collections.ts';
import {
  addOperator,
  assertAccount,
  change,
  endAccess,
  listOperators,
  normaliseEmail,
} from '../src/accounts/operators.ts';
import { hashPassword } from '../src/accounts/passwords.ts';
import { ROLES, type Role } from '../src/accounts/roles.ts';
import { endSessionsOf } from '../src/accounts/sessions.ts';
import { accountKey } from '../src/accounts/sign-in-limit.ts';
import type { Collections } from '../src/catalogue/collections.ts';
import { StartupError, UserError } from '../src/errors.ts';
import { askPassword } from './ask-password.ts';
import { withCollections } from './with-collections.ts';

/** `npm run operator -- add EMAIL`: who works in the admin, from a terminal, whether a server runs or not. */

const USAGE = `npm run operator -- list
npm run operator -- add EMAIL [--role owner|editor|viewer]
npm run operator -- role EMAIL --role owner|editor|viewer
npm run operator -- password EMAIL
npm run operator -- remove EMAIL
The password is asked for; without a terminal it is the first line of the input.`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' } },
  });
  const [command = '', email = ''] = positionals;
  const work = workOf(command, normaliseEmail(email), readRole(values.role));
  await withCollections(process.env, work);
} catch (error) {
  process.exitCode = 1;
  const isPlain = error instanceof StartupError || error instanceof UserError || error instanceof TypeError;
  console.error(isPlain ? error.message : error);
}

function workOf(command: string, email: string, role: Role | null): (shop: Collections) => Promise<void> {
  if (command === 'list') return list;
  if (email === '') throw new StartupError(USAGE);
  if (command === 'add') return (shop) => add(shop, email, role);
  if (command === 'remove') return (shop) => remove(shop, email);
  if (command === 'password') return (shop) => changePassword(shop, email);
  if (command === 'role' && role) return (shop) => giveRole(shop, email, role);
  throw new StartupError(USAGE);
}

async function list(shop: Collections): Promise<void> {
  const operators = await listOperators(shop);
  for (const { email, role, signedInAt } of operators) {
    console.log(
      `${role.toLowerCase().padEnd(6)}  ${email}  ${signedInAt?.toISOString() ?? 'never signed in'}`,
    );
  }
  if (operators.length === 0) console.log('There is no account.');
}

/** The first one is an owner. */
async function add(shop: Collections, email: string, role: Role | null): Promise<void> {
  const isFirst = (await shop.operators.findOne({})) === null;
  const password = await readNewPassword(email);
  const operator = await addOperator(shop, { email, password, role: role ?? (isFirst ? 'OWNER' : 'EDITOR') });
  console.log(`${email} can sign in, as ${operator.role.toLowerCase()}.`);
}

async function changePassword(shop: Collections, email: string): Promise<void> {
  const { _id } = await find(shop, email);
  await change(shop, _id, { passwordHash: await hashPassword(await readNewPassword(email)) });
  await endSessionsOf(shop, _id);
  await shop.signInFailures.deleteOne({ _id: accountKey(email) });
  console.log(`${email} has a new password, and is signed out everywhere.`);
}

async function giveRole(shop: Collections, email: string, role: Role): Promise<void> {
  await change(shop, (await find(shop, email))._id, { role });
  console.log(`${email} is ${role.toLowerCase()} now.`);
}

async function remove(shop: Collections, email: string): Promise<void> {
  const { _id } = await find(shop, email);
  await shop.operators.deleteOne({ _id });
  await endAccess(shop, _id);
  console.log(`${email} has no account any more.`);
}

async function find({ operators }: Collections, email: string): Promise<Operator> {
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
