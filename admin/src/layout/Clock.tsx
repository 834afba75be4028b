import { LOCALE } from '@mela/rules/locale.ts';
import './clock.css';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

const WEEKDAY = new Intl.DateTimeFormat(LOCALE, { weekday: 'short' });
// Formatted without the weekday, which would add a comma before the year, unlike all other dates.
const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
const TIME = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'medium', hourCycle: 'h23' });

/** This device's date and time. */
export function Clock() {
  const now = useNow();
  return (
    <time className="clock" dateTime={now.toISOString()}>
      <span className="clock__day">
        {WEEKDAY.format(now)}, {DAY.format(now)}
      </span>{' '}
      {TIME.format(now)}
    </time>
  );
}

/** The current time, updated at each full second. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), SECOND_MS - (now.getTime() % SECOND_MS));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
