import type { IconName } from '../components/Icon.tsx';
import { formatCount } from '../format.ts';
import type { Storefront } from './storefront-state.ts';

const STEPS = {
  READING: () => 'Reading your catalogue',
  RENDERING: (pages, total) => `Making pages, ${formatCount(pages)} of ${formatCount(total)}`,
  CHECKING: () => 'Checking the pages',
  SAVING: () => 'Saving the release',
} satisfies Record<
  NonNullable<Storefront['progress']>['step'],
  (pages: number, totalPages: number) => string
>;

/** How the storefront stands, in a few words. */
export function stateText(storefront: Storefront): string {
  switch (storefront.state) {
    case 'LIVE':
      if (storefront.mode === 'SAMPLE') return 'Sample content';
      if (storefront.isPaused) return 'Publishing waits';
      return storefront.faults.length > 0 ? `Live, ${faultCount(storefront)}` : 'Live';
    case 'WAITING':
      return storefront.waiting === 1
        ? '1 change waiting'
        : `${formatCount(storefront.waiting)} changes waiting`;
    case 'PUBLISHING':
      return 'Publishing';
    case 'FAILED':
      return 'Not published';
  }
}

function faultCount({ faults }: Storefront): string {
  return faults.length === 1 ? '1 fault' : `${formatCount(faults.length)} faults`;
}

/** The same for a phone, where there is no room for words: a picture, and how many changes wait. */
export function shortState({ mode, state, waiting, faults }: Storefront): { icon: IconName; count: string } {
  const count = state === 'WAITING' ? formatCount(waiting) : '';
  if (state === 'LIVE' && faults.length > 0) return { icon: 'alert', count };
  if (state === 'LIVE') return { icon: mode === 'SAMPLE' ? 'storefront' : 'check', count };
  return { icon: state === 'FAILED' ? 'alert' : 'upload', count };
}

/** The same in a sentence, with what is being done or what went wrong. */
export function stateDetail(storefront: Storefront): string {
  const { mode, state, progress, error, isPaused, release, faults } = storefront;
  if (state === 'PUBLISHING') {
    return progress
      ? `${STEPS[progress.step](progress.pages, progress.totalPages)}…`
      : 'It begins in a moment…';
  }
  const isLost = mode === 'CATALOGUE' && release === null;
  if (state === 'FAILED' && isLost) return `${error} Shoppers are told to come back.`;
  if (state === 'FAILED') return `${error} Shoppers see what they saw before.`;
  if (mode === 'SAMPLE') return 'Shoppers see the sample content until you use your own catalogue.';
  if (isPaused)
    return `Shoppers see release ${release}, which you went back to. Changes wait until you go live.`;
  if (state === 'LIVE' && faults.length > 0)
    return `What you saved is live, but for ${faultCount(storefront)}.`;
  return state === 'WAITING' ? 'Shoppers see them once you go live.' : 'Everything that you saved is live.';
}

/** What the button that publishes is called now; null where there is nothing to publish. */
export function publishLabel({ mode, state, isPaused }: Storefront): string | null {
  if (state === 'PUBLISHING') return null;
  if (state === 'FAILED') return 'Try again';
  if (mode === 'SAMPLE') return 'Use my catalogue';
  return state === 'WAITING' || isPaused ? 'Go live' : null;
}
