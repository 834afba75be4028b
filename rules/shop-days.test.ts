import { expect, test } from 'vitest';
import { countShopDays, daysFrom, SHOP_TIME_ZONE, shopDayAt, startOfShopDay } from './shop-days.ts';

test.each([
  ['2026-11-26T18:29:59.999Z', '2026-11-26'],
  ['2026-11-26T18:30:00.000Z', '2026-11-27'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01'],
])('at %s it is %s in the shop', (moment, day) => {
  expect(shopDayAt(new Date(moment))).toBe(day);
});

test('days are those of the time zone, whatever the season', () => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: SHOP_TIME_ZONE });
  for (let month = 0; month < 24; month += 1) {
    const moment = new Date(Date.UTC(2026, month, 15, 18, 45));
    expect(shopDayAt(moment)).toBe(format.format(moment));
  }
});

test('a day of the shop begins at its midnight', () => {
  expect(startOfShopDay('2026-11-27')?.toISOString()).toBe('2026-11-26T18:30:00.000Z');
});

test.each(['', '2026-11', '2026-02-30', '2026-13-01', '27.11.2026', '2026-11-27T00:00', '2026-11-27 '])(
  '"%s" is no day',
  (text) => {
    expect(startOfShopDay(text)).toBeNull();
  },
);

test('days are counted with the first and the last one', () => {
  const [first, last] = [new Date('2026-10-31T18:30:00Z'), new Date('2026-11-29T18:30:00Z')];
  expect(countShopDays(first, last)).toBe(30);
  expect(countShopDays(first, first)).toBe(1);
  expect(countShopDays(last, first)).toBeLessThan(1);
  expect(daysFrom(first, 29)).toEqual(last);
  expect(shopDayAt(first, 29)).toBe('2026-11-30');
});
