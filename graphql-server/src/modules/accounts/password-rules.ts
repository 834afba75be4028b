const MIN_LENGTH = 12;
/** More takes longer to hash than it protects. */
const MAX_LENGTH = 200;
/** What people put around a common password. */
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu;
const REPEATED = /^(.+?)\1+$/u;

let commonPasswords: Promise<ReadonlySet<string>> | null = null;

/** @returns what is wrong with a new password, in a sentence; null when it will do. */
export async function passwordFault(password: string, email: string): Promise<string | null> {
  const { length } = [...password];
  if (length < MIN_LENGTH) return `A password has at least ${MIN_LENGTH} characters`;
  if (length > MAX_LENGTH) return `A password has at most ${MAX_LENGTH} characters`;
  const plain = password.toLowerCase();
  const [name = ''] = email.split('@');
  if (plain.includes(email) || (name.length > 3 && stemsOf(plain).includes(name))) {
    return 'A password that has your email in it is easily guessed';
  }
  // Read when a password is chosen, and shared only with checks at the same moment.
  commonPasswords ??= readCommonPasswords();
  const common = await commonPasswords;
  commonPasswords = null;
  return stemsOf(plain).some((stem) => common.has(stem))
    ? 'This password is among the most common ones: choose one that nobody else has'
    : null;
}

/** The password, and what it is made of: `password1234` and `mango-mango` are as common as their words. */
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
