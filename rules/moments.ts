import { momentMessages } from '#messages/moment.ts';
import type { Message } from './messages.ts';
import { cleanText } from './text.ts';

const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/i;

export function checkMoment(label: string, moment: unknown): Message | false {
  return readMoment(moment) === null && momentMessages.invalid({ label });
}

export function checkPeriod({
  showFrom,
  showUntil,
}: {
  showFrom?: unknown;
  showUntil?: unknown;
}): Message | false {
  const [from, until] = [readMoment(showFrom), readMoment(showUntil)];
  return from != null && until != null && until <= from && momentMessages.endsBeforeStart;
}

/**
 * @returns undefined for an empty value, null for an invalid moment; a date without a time means midnight UTC
 */
export function readMoment(moment: unknown): Date | null | undefined {
  if (moment == null || moment === '') return undefined;
  if (moment instanceof Date) return moment;
  const text = cleanText(moment);
  const parsed = new Date(MOMENT.test(text) ? text : Number.NaN);
  return Number.isNaN(parsed.getTime()) ? null : parsed;
}
