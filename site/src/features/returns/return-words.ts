import { LOCALE } from '@mela/rules/locale.ts';
import type { SeenReturn } from './return-answer.ts';

export const RETURN_STATUSES: Record<SeenReturn['status'], string> = {
  REQUESTED: 'requested',
  ACCEPTED: 'accepted, please send the items',
  DECLINED: 'declined',
  RECEIVED: 'received',
};

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-27` as `27 November 2026`. */
export function dayText(day: string): string {
  return DAY.format(new Date(day));
}

export function titleOf({ title, variantTitle }: { title: string; variantTitle: string | null }): string {
  return [title, variantTitle].filter(Boolean).join(', ');
}
