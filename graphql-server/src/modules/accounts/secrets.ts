import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

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
  return hash('sha256', secret, 'base64url');
}

/** Compares in a time that does not depend on how much of one is right. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
