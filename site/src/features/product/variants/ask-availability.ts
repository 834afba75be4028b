import type { PageVariant } from './variant-data.ts';

const ADDRESS = '/index/availability';
/** Milliseconds after which no response is expected any more. */
const TIMEOUT_MS = 20_000;

/** What the server answers. */
export interface AvailabilityAnswer {
  availability: (Known & { variantId: string })[];
}

type Known = Pick<PageVariant, 'state' | 'left'>;

/**
 * Whether variants can be had at this moment, by their ids. Those that the shop does not show any more are left out.
 * @throws Error when there is no answer
 */
export async function askAvailability(ids: readonly string[]): Promise<Map<string, Known>> {
  const response = await fetch(`${ADDRESS}?ids=${ids.join()}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${ADDRESS} answers ${response.status}`);
  return availabilityById(await response.json());
}

export function availabilityById({ availability }: AvailabilityAnswer): Map<string, Known> {
  return new Map(availability.map(({ variantId, state, left }) => [variantId, { state, left }]));
}
