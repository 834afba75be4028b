import * as badgeText from '#messages/badge.ts';

/** The badges in the specification's order (section 3), by their GraphQL names. */
export const BADGES = {
  NEW: 'New',
  HOT: 'Hot',
  SELL: 'Sell',
  BEST_SELL: 'Best Sell',
  TOP_SELL: 'Top Sell',
} as const;

/** The text that replaces the badge on the card of a sold-out product. */
export const SOLD_OUT = badgeText.soldOut;

export type Badge = keyof typeof BADGES;

export function isBadge(badge: unknown): badge is Badge {
  return typeof badge === 'string' && Object.hasOwn(BADGES, badge);
}
