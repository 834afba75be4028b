import { SHOP } from '@mela/rules/content/sample-shop.ts';
import { endOf, timeLeft } from '@mela/rules/content/time-left.ts';
import { useEffect, useState } from 'react';

interface Props {
  /** The moment in India's time at which the deal ends: `2026-03-25T00:00`. */
  endsAt: string;
  /** When the page was rendered, in milliseconds since 1970: server and browser start with the same time. */
  renderedAt: number;
}

const DAY = new Intl.DateTimeFormat(SHOP.locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** Days, hours, minutes and seconds until a deal ends; from then on a line that says so. */
export function Countdown({ endsAt, renderedAt }: Props) {
  const end = endOf(endsAt);
  const left = timeLeft(end, useNow(end, renderedAt));
  const day = <time dateTime={endsAt}>{DAY.format(end)}</time>;
  // Over what is on offer now, a line is enough for what was.
  if (left.hasEnded) return <p>Ended {day}</p>;
  const parts = [
    ['Days', left.days],
    ['Hours', left.hours],
    ['Mins', left.minutes],
    ['Sec', left.seconds],
  ] as const;
  return (
    <>
      <div className="countdown" role="timer" aria-label="Deal ends in">
        {parts.map(([unit, value]) => (
          <span key={unit}>
            <b>{String(value).padStart(2, '0')}</b>
            {unit}
          </span>
        ))}
      </div>
      <p>Ends {day}</p>
    </>
  );
}

/** The time, second by second until the end. */
function useNow(end: number, renderedAt: number): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return now;
}
