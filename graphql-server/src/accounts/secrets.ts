import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret that cannot be guessed, for a cookie, an invitation or a program. */
export function newSecret(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/**
 * What is stored of a secret: who reads the database cannot use it. It is long and random, so that a fast hash will do; and
 * looked up by its hash, whose comparison tells nothing of the secret however long it takes.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
