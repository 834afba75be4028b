import { useEffect, useState } from 'react';
import type { PageVariant } from './variant-data.ts';

const ADDRESS = '/index/availability';
/** The timeout in milliseconds. */
const TIMEOUT_MS = 20_000;

type Known = Pick<PageVariant, 'state' | 'left'>;

interface AvailabilityAnswer {
  availability: (Known & { variantId: string })[];
}

declare global {
  /** A request that the page started before this script loaded (`AskAvailability.astro`). */
  var askedAvailability: Promise<AvailabilityAnswer> | undefined;
}

/**
 * Variants with their current availability, loaded once and whenever the page becomes visible again. Without an answer the page's
 * data stays.
 */
export function useAvailability(variants: readonly PageVariant[], isPage: boolean): readonly PageVariant[] {
  const [current, setCurrent] = useState(variants);
  useEffect(() => {
    let isMounted = true;
    const refresh = async (early?: Promise<AvailabilityAnswer>) => {
      const answer = await (early ?? askAvailability(variants.map(({ id }) => id))).catch(() => null);
      if (answer && isMounted) setCurrent(withAvailability(variants, answer));
    };
    const comeBack = () => document.hidden || void refresh();
    const showPage = ({ persisted }: PageTransitionEvent) => persisted && void refresh();
    void refresh(isPage ? globalThis.askedAvailability : undefined);
    if (isPage) {
      addEventListener('pageshow', showPage);
      document.addEventListener('visibilitychange', comeBack);
    }
    return () => {
      isMounted = false;
      removeEventListener('pageshow', showPage);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [variants, isPage]);
  return current;
}

/**
 * Requests the current availability of variants.
 * @throws Error without a response
 */
async function askAvailability(ids: readonly string[]): Promise<AvailabilityAnswer> {
  const response = await fetch(`${ADDRESS}?ids=${ids.join()}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${ADDRESS} answers ${response.status}`);
  return response.json();
}

function withAvailability(
  variants: readonly PageVariant[],
  { availability }: AvailabilityAnswer,
): PageVariant[] {
  const known = new Map(availability.map(({ variantId, state, left }) => [variantId, { state, left }]));
  return variants.map((variant) =>
    variant.state === 'NOT_SOLD' ? variant : { ...variant, ...known.get(variant.id) },
  );
}
