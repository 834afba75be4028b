import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './errors.ts';
import { kernelTexts } from './messages.ts';

const KEY_FILE = 'secrets.key';
const KEY_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ID_LENGTH = 8;
/** The format of every encrypted value. Plain-text secrets never begin like this. */
export const ENCRYPTED = /^v1\./;

interface KeyPlace {
  secretsKey: Buffer | null;
  dataDir: string;
}

/**
 * Encrypts the few secrets that the server has to read again. The key is `SECRETS_KEY` or a file in the data folder, which is
 * created at the first encryption. The database and backups never contain it.
 */
export class Encryption {
  readonly #dataDir: string;
  #key: Buffer | null;

  /** @throws StartupError when the file contains no valid key */
  constructor({ secretsKey, dataDir }: KeyPlace) {
    this.#dataDir = dataDir;
    this.#key = secretsKey ?? this.#readFile();
  }

  /** @param purpose binds the result: it can be decrypted only for the same purpose */
  encrypt(secret: string, purpose: string): string {
    const key = this.#key ?? this.#makeFile();
    this.#key = key;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(purpose));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return prefixOf(key) + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
  }

  /** @returns null if the value was encrypted with another key or for another purpose */
  decrypt(stored: string, purpose: string): string | null {
    const key = this.#key ?? this.#readFile();
    this.#key = key;
    if (!key || !stored.startsWith(prefixOf(key))) return null;
    const bytes = Buffer.from(stored.slice(prefixOf(key).length), 'base64url');
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return (
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      );
    } catch {
      return null;
    }
  }

  /** Creates the key file atomically. If another process created it first, that key is used. */
  #makeFile(): Buffer {
    mkdirSync(this.#dataDir, { recursive: true });
    const file = join(this.#dataDir, KEY_FILE);
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flush: true });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
    const key = this.#readFile();
    if (!key) throw new Error(`${file} cannot be read.`);
    return key;
  }

  #readFile(): Buffer | null {
    const file = join(this.#dataDir, KEY_FILE);
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return null;
      throw new StartupError(kernelTexts.keyFileUnreadable({ file, code }));
    }
    const key = readKey(text.trim());
    if (!key) throw new StartupError(kernelTexts.keyFileInvalid({ file }));
    return key;
  }
}

/** @returns the decoded key; null unless the text is 32 bytes in base64 */
export function readKey(text: string): Buffer | null {
  const key = Buffer.from(text, 'base64');
  return key.length === KEY_BYTES && key.toString('base64') === text ? key : null;
}

/** Identifies the key without revealing it. Encrypted values begin with it. */
function prefixOf(key: Buffer): string {
  return `v1.${createHash('sha256').update(key).digest('base64url').slice(0, ID_LENGTH)}.`;
}
