import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A random secret for a cookie, an invitation or a program. */
export function newSecret(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/**
 * The hash of a secret, which is useless to anyone who reads the database. A fast hash is enough because secrets are long and
 * random. Looking them up by hash avoids timing attacks.
 */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/** Compares in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
