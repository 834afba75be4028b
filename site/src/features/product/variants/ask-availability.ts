import { postGraphql } from '../../cart/post-graphql.ts';
import type { PageVariant } from './variant-data.ts';

const QUERY = `query Availability($ids: [ID!]!) { availability(variantIds: $ids) { variantId state left } }`;

type Known = Pick<PageVariant, 'state' | 'left'>;

/** Whether variants can be had at this moment, by their ids. Those that the shop does not show any more are left out. */
export async function askAvailability(ids: readonly string[]): Promise<Map<string, Known>> {
  const { availability } = await postGraphql<{ availability: (Known & { variantId: string })[] }>(QUERY, {
    ids,
  });
  return new Map(availability.map(({ variantId, state, left }) => [variantId, { state, left }]));
}
