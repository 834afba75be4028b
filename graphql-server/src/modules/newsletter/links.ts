import type { ObjectId } from 'mongodb';
import type { Encryption } from '../../kernel/encryption.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';

const PURPOSES = { confirm: 'newsletter confirmation', leave: 'newsletter end' } as const;

type Purpose = keyof typeof PURPOSES;

/** The token of a subscriber's link. It becomes invalid when they unsubscribe, because a new sign-up has another id. */
export function linkToken(encryption: Encryption, purpose: Purpose, id: ObjectId): string {
  return encryption.encrypt(id.toHexString(), PURPOSES[purpose]);
}

/** @returns null for a token of another purpose or shop */
export function readToken(encryption: Encryption, purpose: Purpose, token: string): ObjectId | null {
  return parseObjectId(encryption.decrypt(token, PURPOSES[purpose]) ?? '');
}
