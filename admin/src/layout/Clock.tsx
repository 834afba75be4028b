import './clock.css';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

const DAY = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const TIME = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', hourCycle: 'h23' });

/** This device's date and time. */
export function Clock() {
  const now = useNow();
  const [hours, minutes, seconds] = TIME.format(now).split(':');
  return (
    <time className="clock" dateTime={now.toISOString()}>
      <span className="clock__day">{DAY.format(now)}</span> <span className="clock__pair">{hours}</span>:
      <span className="clock__pair">{minutes}</span>:<span className="clock__pair">{seconds}</span>
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
