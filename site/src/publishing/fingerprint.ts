import { hash } from 'node:crypto';

/** The length of a hash, which is enough to be unique in any shop. */
const HASH_BYTES = 12;

/** A hash of plain data. */
export function fingerprint(value: object): string {
  return hashOf(JSON.stringify(value));
}

export function hashOf(text: string): string {
  // Encode only these bytes: a slice of the whole text would keep all of it in memory.
  return hash('sha256', text, 'buffer').toString('base64url', 0, HASH_BYTES);
}

/** An integer hash of a text. */
export function numberFrom(text: string): number {
  return [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
}
