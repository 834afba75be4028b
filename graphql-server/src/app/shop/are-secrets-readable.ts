import type { Encryption } from '../../kernel/encryption.ts';
import type { Collections } from './collections.ts';
import { MODULES } from './modules.ts';

/** @returns whether this server's key decrypts every secret that a module has stored */
export async function areSecretsReadable(collections: Collections, encryption: Encryption): Promise<boolean> {
  const stored = await Promise.all(MODULES.map(({ secrets }) => secrets(collections as never)));
  return stored.flat().every(({ secret, purpose }) => encryption.decrypt(secret, purpose) !== null);
}
