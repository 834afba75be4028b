import { timeLeft } from '@mela/rules/content/time-left.ts';
import { useEffect, useState } from 'react';
import * as homeText from '#messages/home.ts';

interface Props {
  /** The end of the deal on the shop's clock: `2026-03-25T00:00`. */
  endsAt: string;
  /** The end in milliseconds since 1970. */
  end: number;
  /** The day of the end, such as 25 March 2026. */
  day: string;
  /** The render time in milliseconds since 1970, so that server and browser start with the same time. */
  renderedAt: number;
}

/** The time until a deal ends, in days, hours, minutes and seconds, then a line that it has ended. */
export function Countdown({ endsAt, end, day, renderedAt }: Props) {
  const left = timeLeft(end, useNow(end, renderedAt));
  const time = <time dateTime={endsAt}>{day}</time>;
  // Show one line about the ended deal, which is enough above the current offers.
  if (left.hasEnded)
    return (
      <p>
        {`${homeText.ended} `}
        {time}
      </p>
    );
  const parts = [
    [homeText.days, left.days],
    [homeText.hours, left.hours],
    [homeText.minutes, left.minutes],
    [homeText.seconds, left.seconds],
  ] as const;
  return (
    <>
      <div className="countdown" role="timer" aria-label={homeText.dealEndsIn}>
        {parts.map(([unit, value]) => (
          <span key={unit}>
            <b>{String(value).padStart(2, '0')}</b>
            {unit}
          </span>
        ))}
      </div>
      <p>
        {`${homeText.ends} `}
        {time}
      </p>
    </>
  );
}

/** The current time, updated each second until the end. */
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
