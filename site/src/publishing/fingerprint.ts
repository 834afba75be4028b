import { hash } from 'node:crypto';

const hashes = new WeakMap<object, string>();

/** A hash of plain data. An object is hashed once: data of a catalogue is replaced when it changes, never written to. */
export function fingerprint(value: object): string {
  const known = hashes.get(value);
  if (known !== undefined) return known;
  const made = hashOf(JSON.stringify(value));
  hashes.set(value, made);
  return made;
}

/** 128 bits: enough to tell apart whatever a shop will ever hold. */
export function hashOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22);
}

/** A whole number, which differs as the texts do, also where they are long. */
export function numberFrom(text: string): number {
  return [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
}
