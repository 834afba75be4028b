import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { inOneForm } from '@mela/rules/text.ts';
import pLimit from 'p-limit';
import { UserError } from '../../kernel/errors.ts';
import { accountsMessages } from './messages.ts';
import { PASSWORD_COST } from './password-cost.ts';

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
/**
 * The maximum number of hashes computed at once. Each takes 64 MiB and a thread, which images and files also
 * need.
 */
const MAX_RUNNING = 2;
const MAX_WAITING = 20;

const derive = promisify(argon2);
const queue = pLimit(MAX_RUNNING);

/** @returns the hash in the PHC string format. @throws UserError when too many are waiting */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await run(password, salt, PASSWORD_COST);
  const { memory, passes, parallelism } = PASSWORD_COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
}

/**
 * @param stored the stored hash. undefined for an unknown account, whose check takes just as long
 * @throws UserError when too many are waiting
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(stored ?? '') ?? [];
  if (hash === '') {
    await run(password, randomBytes(SALT_BYTES), PASSWORD_COST);
    return false;
  }
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(hash, 'base64');
  const found = await run(password, Buffer.from(salt, 'base64'), cost);
  return found.length === expected.length && timingSafeEqual(found, expected);
}

/** Hashes in Node.js's thread pool, so that the server can handle other requests. */
function run(password: string, nonce: Buffer, cost: typeof PASSWORD_COST): Promise<Buffer> {
  if (queue.pendingCount >= MAX_WAITING) {
    throw new UserError('UNAVAILABLE', accountsMessages.tooManySignIns);
  }
  const message = inOneForm(password, 'NFKC');
  return queue(() => derive('argon2id', { message, nonce, tagLength: HASH_BYTES, ...cost }));
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
