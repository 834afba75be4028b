import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { Encryption } from '../../kernel/encryption.ts';
import { hashSecret } from '../accounts/secrets.ts';
import {
  byTrackingToken,
  newOrderToken,
  newTrackingToken,
  openOrderToken,
  replaceLostToken,
} from './order-tokens.ts';

const encryptionOf = (byte: number) => new Encryption({ secretsKey: Buffer.alloc(32, byte), dataDir: '' });
const encryption = encryptionOf(1);
const DAY_MS = 24 * 60 * 60 * 1000;

it('a link token is stored encrypted, and found by its hash', () => {
  const stored = newOrderToken(encryption);
  const token = openOrderToken(encryption, stored) ?? '';
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(stored.token).not.toContain(token);
  expect(stored.tokenHash).toBe(hashSecret(token));
});

it('a token that was stored as plain text stays readable', () => {
  expect(openOrderToken(encryption, { token: 'f00dfeed' })).toBe('f00dfeed');
});

it('a server without the key creates another token, and links that were sent still open the order', () => {
  const stored = newOrderToken(encryption);
  expect(replaceLostToken(encryption, stored)).toBeNull();
  const other = encryptionOf(2);
  expect(openOrderToken(other, stored)).toBeNull();
  const replaced = replaceLostToken(other, stored);
  if (!replaced) throw new Error('It was not replaced.');
  expect(replaced.tokenHash).toEqual([stored.tokenHash, hashSecret(openOrderToken(other, replaced) ?? '')]);
});

it('a tracking token identifies its order for thirty days, and only on the shop that created it', () => {
  const _id = new ObjectId();
  const token = newTrackingToken(encryption, { _id }, 0);
  expect(token).toMatch(/^[\w~-]+$/);
  expect(byTrackingToken(encryption, token, 30 * DAY_MS - 1)).toEqual({ _id });
  expect(byTrackingToken(encryption, token, 30 * DAY_MS)).toBeNull();
  expect(byTrackingToken(encryptionOf(2), token, 0)).toBeNull();
  for (const other of ['', 'x', `${token}A`, newOrderToken(encryption).token, '~~~'])
    expect(byTrackingToken(encryption, other, 0)).toBeNull();
});
