import type { Message } from '@mela/rules/messages.ts';
import { accountsMessages } from './messages.ts';

const MIN_LENGTH = 12;
/** The maximum length. Longer passwords take longer to hash without being more secure. */
const MAX_LENGTH = 200;
/** Digits and signs at the start or end, which people add to a common password. */
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu;
const REPEATED = /^(.+?)\1+$/u;

let commonPasswords: Promise<ReadonlySet<string>> | null = null;

/** @returns a sentence that says why a new password is not acceptable; null if it is acceptable */
export async function passwordFault(password: string, email: string): Promise<Message | null> {
  const { length } = [...password];
  if (length < MIN_LENGTH) return accountsMessages.passwordTooShort({ min: MIN_LENGTH });
  if (length > MAX_LENGTH) return accountsMessages.passwordTooLong({ max: MAX_LENGTH });
  const plain = password.toLowerCase();
  const [name = ''] = email.split('@');
  if (plain.includes(email) || (name.length > 3 && stemsOf(plain).includes(name))) {
    return accountsMessages.passwordContainsEmail;
  }
  // Read the list for each check, so that it does not stay in memory. Only concurrent checks share it.
  commonPasswords ??= readCommonPasswords();
  const common = await commonPasswords;
  commonPasswords = null;
  return stemsOf(plain).some((stem) => common.has(stem)) ? accountsMessages.passwordTooCommon : null;
}

/** The password and its parts, because `password1234` and `mango-mango` are as common as their words. */
function stemsOf(password: string): string[] {
  const bare = password.replace(AROUND, '');
  const repeated = [password, bare, password.replaceAll(/[^\p{L}]/gu, '')].flatMap(
    (text) => REPEATED.exec(text)?.[1] ?? [],
  );
  return [password, bare, ...repeated, ...repeated.map((text) => text.replace(AROUND, ''))];
}

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(['', ...dictionary['passwords-common']]);
}
