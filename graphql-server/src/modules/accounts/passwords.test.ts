import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

test('a password is stored as RFC 9106 recommends, each time with another salt', async () => {
  const [one, other] = [await hashPassword('indigo-loom'), await hashPassword('indigo-loom')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
  expect([await isPassword(one, 'indigo-loom'), await isPassword(one, 'indigo-Loom')]).toEqual([true, false]);
});

test('a password that was hashed at another cost is still accepted', async () => {
  const stored =
    '$argon2id$v=19$m=64,t=1,p=1$c2FsdCBvZiBzaXh0ZWVuIQ$E6h6c3Z3QyzKWqE+n4RedQPXmxeXGmox/OZApAW0X8U';
  expect(await isPassword(stored, 'indigo-loom')).toBe(true);
});
