import { expect, test } from 'vitest';
import { stateOf } from './mail-words.ts';

test.each([
  [{ state: 'WAITING', isBeingSent: false, error: null }, 'Waiting'],
  [{ state: 'WAITING', isBeingSent: true, error: null }, 'Sending'],
  [{ state: 'WAITING', isBeingSent: true, error: 'Busy' }, 'Sending'],
  [{ state: 'WAITING', isBeingSent: false, error: 'Busy' }, 'Delayed'],
  [{ state: 'SENT', isBeingSent: false, error: null }, 'Sent'],
  [{ state: 'KEPT', isBeingSent: false, error: 'Of a backup' }, 'Not sent (no mail server)'],
  [{ state: 'FAILED', isBeingSent: false, error: 'Refused' }, 'Failed'],
  [{ state: 'CANCELED', isBeingSent: false, error: 'Refused' }, 'Canceled'],
] as const)('a mail with %j is shown as %s', (mail, label) => {
  expect(stateOf(mail).label).toBe(label);
});
