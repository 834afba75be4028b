import { afterEach, expect, test } from 'vitest';
import { formatMoment } from './format.ts';
import { setSession } from './session/session-state.ts';
import { fromField, shopToday, toField } from './shop-time.ts';

const DEVICE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
/** A time zone that is fourteen hours ahead of UTC, unlike that of any device in tests. */
const AHEAD = 'Pacific/Kiritimati';

const inZone = (timeZone: string) =>
  setSession({ hasAccounts: false, isOpen: true, currency: 'INR', timeZone, operator: null });

afterEach(() => setSession(null));

test('a time is shown in the shop’s time zone, which is named if this device has another', () => {
  inZone(AHEAD);
  expect(formatMoment('2026-11-20T18:05:00Z')).toBe('21 Nov 2026, 08:05 GMT+14');
  inZone(DEVICE);
  expect(formatMoment('2026-11-20T18:05:00')).toBe('20 Nov 2026, 18:05');
});

test('today is the shop’s current day', () => {
  inZone(AHEAD);
  expect(shopToday(0, new Date('2026-12-31T10:00:00Z'))).toBe('2027-01-01');
  expect(shopToday(-1, new Date('2026-12-31T10:00:00Z'))).toBe('2026-12-31');
});

test('fields for date and time use the shop’s time zone', () => {
  inZone(AHEAD);
  expect(toField('2026-11-20T18:05:00.000Z')).toBe('2026-11-21T08:05');
  expect(fromField('2026-11-21T08:05')).toBe('2026-11-20T18:05:00.000Z');
  expect([toField(null), toField(undefined), fromField('')]).toEqual(['', '', null]);
});
