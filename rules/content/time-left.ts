import { momentOfWallTime } from '../shop-days.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface TimeLeft {
  hasEnded: boolean;
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** When a deal ends, in milliseconds since 1970. @param endsAt on the shop's clock: `2026-03-25T00:00` */
export function endOf(endsAt: string, timeZone: string): number {
  return momentOfWallTime(endsAt, timeZone)?.getTime() ?? Number.NaN;
}

/** The time between two moments in milliseconds; zero after the end. */
export function timeLeft(end: number, now: number): TimeLeft {
  const left = Math.max(0, end - now);
  return {
    hasEnded: left === 0,
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  };
}
