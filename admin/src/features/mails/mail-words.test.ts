import { expect, test } from 'vitest';
import { kindBySlug, MAIL_KINDS, slugOf, stateOf } from './mail-words.ts';

test.each([
  [{ state: 'WAITING', isBeingSent: false, error: null }, 'Waiting'],
  [{ state: 'WAITING', isBeingSent: true, error: null }, 'Sending'],
  [{ state: 'WAITING', isBeingSent: true, error: 'Busy' }, 'Sending'],
  [{ state: 'WAITING', isBeingSent: false, error: 'Busy' }, 'Delayed'],
  [{ state: 'SENT', isBeingSent: false, error: null }, 'Sent'],
  [{ state: 'KEPT', isBeingSent: false, error: 'Of a backup' }, 'Kept here'],
  [{ state: 'FAILED', isBeingSent: false, error: 'Refused' }, 'Failed'],
  [{ state: 'CANCELED', isBeingSent: false, error: 'Refused' }, 'Not sent'],
] as const)('a mail with %j is shown as %s', (mail, label) => {
  expect(stateOf(mail).label).toBe(label);
});

test('each kind has an address, and is found by it', () => {
  for (const kind of Object.keys(MAIL_KINDS) as (keyof typeof MAIL_KINDS)[]) {
    expect(slugOf(kind)).toMatch(/^[a-z]+-[a-z]+$/);
    expect(kindBySlug(slugOf(kind))).toBe(kind);
  }
  expect(kindBySlug('toString')).toBeUndefined();
});
