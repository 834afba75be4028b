import './clock.css';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

const WEEKDAY = new Intl.DateTimeFormat('en-IN', { weekday: 'short' });
// With a weekday it would have a comma before the year, which no other date has.
const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });
const TIME = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', hourCycle: 'h23' });

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

/** The current time, renewed at every full second rather than a second after the last time. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), SECOND_MS - (now.getTime() % SECOND_MS));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
