import * as statusText from '#messages/shown-status.ts';
import type { ProductStatus } from './detail-limits.ts';

/** The present visibility of a product, by GraphQL's names: its status, and for an active one its schedule. */
export const SHOWN_STATUSES = {
  ACTIVE: statusText.active,
  SCHEDULED: statusText.scheduled,
  ENDED: statusText.ended,
  DRAFT: statusText.draft,
  HIDDEN: statusText.hidden,
} as const;

export type ShownStatus = keyof typeof SHOWN_STATUSES;

interface Scheduled {
  status?: ProductStatus;
  /** The start of the schedule: a date, or text that can be parsed as one. */
  showFrom?: Date | string | null;
  showUntil?: Date | string | null;
}

export function shownStatus(
  { status = 'ACTIVE', showFrom, showUntil }: Scheduled,
  now = new Date(),
): ShownStatus {
  if (status !== 'ACTIVE') return status;
  if (showFrom && new Date(showFrom) > now) return 'SCHEDULED';
  return showUntil && new Date(showUntil) <= now ? 'ENDED' : 'ACTIVE';
}
