import type { Badge } from '../../graphql.generated.ts';

/** The five badges in the specification's order, by their names on the wire. */
export const BADGES: Record<Badge, string> = {
  NEW: 'New',
  HOT: 'Hot',
  SELL: 'Sell',
  BEST_SELL: 'Best Sell',
  TOP_SELL: 'Top Sell',
};
