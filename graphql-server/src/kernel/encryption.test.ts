import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ENCRYPTED, Encryption, readKey } from './encryption.ts';
import { StartupError } from './errors.ts';

const SECRET = 'JBSWY3DPEHPK3PXP';

function folder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'encryption-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return dataDir;
}

test('a secret can be read again with the key in the folder, which only its owner can read', () => {
  const dataDir = folder();
  const options = { secretsKey: null, dataDir };
  expect(new Encryption(options).decrypt('v1.abcdefgh.', 'webhook')).toBeNull();
  const stored = new Encryption(options).encrypt(SECRET, 'webhook');
  expect(stored).toMatch(ENCRYPTED);
  expect(stored).not.toContain(SECRET);
  expect(new Encryption(options).decrypt(stored, 'webhook')).toBe(SECRET);
  expect(statSync(join(dataDir, 'secrets.key')).mode & 0o777).toBe(0o600);
});

test('two servers that start at once get the same key', () => {
  const options = { secretsKey: null, dataDir: folder() };
  const [one, other] = [new Encryption(options), new Encryption(options)];
  expect(other.decrypt(one.encrypt(SECRET, 'webhook'), 'webhook')).toBe(SECRET);
  expect(one.decrypt(other.encrypt(SECRET, 'webhook'), 'webhook')).toBe(SECRET);
});

test('SECRETS_KEY takes precedence over the file, and has the same format', () => {
  const dataDir = folder();
  const stored = new Encryption({ secretsKey: null, dataDir }).encrypt(SECRET, 'webhook');
  const secretsKey = readKey(readFileSync(join(dataDir, 'secrets.key'), 'utf8').trim());
  const elsewhere = new Encryption({ secretsKey, dataDir: folder() });
  expect(elsewhere.decrypt(stored, 'webhook')).toBe(SECRET);
});

test('nothing can be read with another key, for another purpose, or after a changed byte', () => {
  const encryption = new Encryption({ secretsKey: null, dataDir: folder() });
  const stored = encryption.encrypt(SECRET, 'second factor of 1');
  expect(encryption.decrypt(stored, 'second factor of 2')).toBeNull();
  const changed = `${stored.slice(0, -2)}${stored.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(encryption.decrypt(changed, 'second factor of 1')).toBeNull();
  expect(encryption.decrypt(SECRET, 'second factor of 1')).toBeNull();
  expect(encryption.decrypt(stored.slice(0, 20), 'second factor of 1')).toBeNull();
  const other = new Encryption({ secretsKey: Buffer.alloc(32), dataDir: folder() });
  expect(other.decrypt(stored, 'second factor of 1')).toBeNull();
});

test('an invalid key file is not replaced', () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, 'secrets.key'), 'damaged');
  expect(() => new Encryption({ secretsKey: null, dataDir })).toThrow(StartupError);
  expect(readFileSync(join(dataDir, 'secrets.key'), 'utf8')).toBe('damaged');
});

test('an unreadable key file is reported with the way to fix it', () => {
  const dataDir = folder();
  mkdirSync(join(dataDir, 'secrets.key'));
  expect(() => new Encryption({ secretsKey: null, dataDir })).toThrow(StartupError);
});

test.each(['', 'short', `${'A'.repeat(42)}=`, 'not base64 at all, though it is long enough'])(
  '%j is no key',
  (text) => expect(readKey(text)).toBeNull(),
);
