import { expect, test } from 'vitest';
import {
  countDays,
  daysLater,
  defaultTimeZone,
  financialYearOf,
  INDIAN_TIME,
  isDay,
  isTimeZone,
  momentOfWallTime,
  shopDayAt,
  startOfShopDay,
  wallTimeAt,
} from './shop-days.ts';

test.each([
  ['2026-11-26T18:29:59.999Z', INDIAN_TIME, '2026-11-26'],
  ['2026-11-26T18:30:00.000Z', INDIAN_TIME, '2026-11-27'],
  ['2026-12-31T18:30:00.000Z', INDIAN_TIME, '2027-01-01'],
  ['2026-11-26T23:59:59.999Z', 'UTC', '2026-11-26'],
  // Summer time moves midnight.
  ['2026-07-01T03:59:59Z', 'America/New_York', '2026-06-30'],
  ['2026-07-01T04:00:00Z', 'America/New_York', '2026-07-01'],
  ['2026-12-01T04:59:59Z', 'America/New_York', '2026-11-30'],
  ['2026-12-01T05:00:00Z', 'America/New_York', '2026-12-01'],
  ['2026-11-26T18:15:00Z', 'Asia/Kathmandu', '2026-11-27'],
  ['2026-11-26T10:00:00Z', 'Pacific/Kiritimati', '2026-11-27'],
  ['2026-11-26T10:59:59Z', 'Pacific/Pago_Pago', '2026-11-25'],
])('at %s in %s it is %s', (moment, timeZone, day) => {
  expect(shopDayAt(new Date(moment), timeZone)).toBe(day);
});

test.each([
  ['2026-11-27', INDIAN_TIME, '2026-11-26T18:30:00.000Z'],
  ['2026-11-27', 'UTC', '2026-11-27T00:00:00.000Z'],
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
  // Clocks go from 0:00 to 1:00: the day begins at 1:00.
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  // Clocks go from 1:00 back to 0:00: the day begins at the first 0:00.
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  // Clocks go from 0:00 back to 23:00: the day begins an hour later.
  ['2026-10-30', 'Africa/Cairo', '2026-10-29T22:00:00.000Z'],
  ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00.000Z'],
])('%s begins in %s at %s', (day, timeZone, moment) => {
  expect(startOfShopDay(day, timeZone)?.toISOString()).toBe(moment);
});

test('every moment is between the beginnings of its day and of the next one', () => {
  const zones = [
    'America/New_York',
    'Africa/Cairo',
    'America/Santiago',
    'Asia/Beirut',
    'Australia/Lord_Howe',
  ];
  for (const zone of zones)
    for (let hour = 0; hour < 366 * 24; hour += 5) {
      const moment = new Date(Date.UTC(2026, 0, 1, hour, 29));
      const day = shopDayAt(moment, zone);
      const [start, end] = [startOfShopDay(day, zone), startOfShopDay(daysLater(day, 1), zone)];
      expect(moment >= (start as Date) && moment < (end as Date), `${moment.toISOString()} in ${zone}`).toBe(
        true,
      );
    }
});

test.each([
  ['2026-11-27T09:30', INDIAN_TIME, '2026-11-27T04:00:00.000Z'],
  ['2026-07-01T00:00', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
  // Clocks go from 2:00 to 3:00 and skip this time.
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  // This time occurs twice; the first one counts.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
])('%s on the clocks of %s is %s', (text, timeZone, moment) => {
  expect(momentOfWallTime(text, timeZone)?.toISOString()).toBe(moment);
});

test('a time is formatted in the shop’s time zone, and parsed back', () => {
  const moment = new Date('2026-07-01T03:15:00Z');
  expect(wallTimeAt(moment, 'America/New_York')).toBe('2026-06-30T23:15');
  expect(momentOfWallTime('2026-06-30T23:15', 'America/New_York')).toEqual(moment);
});

test.each(['', '2026-11-27', '2026-11-27T25:00', 'soon'])('"%s" is not a valid time', (text) => {
  expect(momentOfWallTime(text, 'UTC')).toBeNull();
});

test.each(['', '2026-11', '2026-02-30', '2026-13-01', '27.11.2026', '2026-11-27T00:00', '2026-11-27 '])(
  '"%s" is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
    expect(startOfShopDay(text, 'UTC')).toBeNull();
  },
);

test('the number of days includes the first and the last one', () => {
  expect(countDays('2026-11-01', '2026-11-30')).toBe(30);
  expect(countDays('2026-11-01', '2026-11-01')).toBe(1);
  expect(countDays('2026-11-30', '2026-11-01')).toBeLessThan(1);
  // Days with 23 and 25 hours count as one day each.
  expect(countDays('2026-03-01', '2026-03-31')).toBe(31);
  expect(daysLater('2026-11-01', 29)).toBe('2026-11-30');
  expect(daysLater('2026-03-01', -1)).toBe('2026-02-28');
  expect(shopDayAt(new Date('2026-03-28T23:30:00Z'), 'Europe/Berlin', 1)).toBe('2026-03-30');
});

test.each(['Asia/Kolkata', 'Asia/Calcutta', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])(
  '%s is a time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(true);
  },
);

test.each(['', 'India', '+05:30', 'Asia/Kolkata ', '../etc/passwd', 'Asia/\u0000', 'x'.repeat(65)])(
  '"%s" is no time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);

test('a shop without a time zone of its own has India’s, or UTC', () => {
  expect(defaultTimeZone('INR')).toBe(INDIAN_TIME);
  expect(defaultTimeZone('KWD')).toBe('UTC');
});

test.each([
  ['2027-03-31T18:29:59Z', 'INR', 'Asia/Kolkata', '26-27'],
  // It is midnight in India.
  ['2027-03-31T18:30:00Z', 'INR', 'Asia/Kolkata', '27-28'],
  ['2026-12-31T12:00:00Z', 'INR', 'Asia/Kolkata', '26-27'],
  ['2099-04-01T12:00:00Z', 'INR', 'Asia/Kolkata', '99-00'],
  ['2027-01-01T04:59:59Z', 'USD', 'America/New_York', '2026'],
  ['2027-01-01T05:00:00Z', 'USD', 'America/New_York', '2027'],
])('the documents of %s, in %s and %s, are numbered in %s', (moment, currency, timeZone, year) => {
  expect(financialYearOf(new Date(moment), currency, timeZone)).toBe(year);
});
