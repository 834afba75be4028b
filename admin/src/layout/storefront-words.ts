import type { IconName } from '../components/Icon.tsx';
import { formatCount } from '../format.ts';
import type { Storefront } from './storefront-state.ts';

const STEPS = {
  READING: () => 'Reading your catalogue',
  RENDERING: (pages, total) => `Rendering pages, ${formatCount(pages)} of ${formatCount(total)}`,
  CHECKING: () => 'Checking the pages',
  SAVING: () => 'Saving the release',
} satisfies Record<
  NonNullable<Storefront['progress']>['step'],
  (pages: number, totalPages: number) => string
>;

/** The state of the storefront in a few words. */
export function stateText(storefront: Storefront): string {
  switch (storefront.state) {
    case 'LIVE':
      if (storefront.mode === 'SAMPLE') return 'Sample content';
      if (storefront.isPaused) return 'Publishing paused';
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
  return faults.length === 1 ? '1 problem' : `${formatCount(faults.length)} problems`;
}

/** The state for a phone: an icon and the number of unpublished changes. */
export function shortState({ mode, state, waiting, faults }: Storefront): { icon: IconName; count: string } {
  const count = state === 'WAITING' ? formatCount(waiting) : '';
  if (state === 'LIVE' && faults.length > 0) return { icon: 'alert', count };
  if (state === 'LIVE') return { icon: mode === 'SAMPLE' ? 'storefront' : 'check', count };
  return { icon: state === 'FAILED' ? 'alert' : 'upload', count };
}

/** The state in a sentence, with the current step or the error. */
export function stateDetail(storefront: Storefront): string {
  const { mode, state, progress, error, isPaused, release, faults } = storefront;
  if (state === 'PUBLISHING') {
    return progress ? `${STEPS[progress.step](progress.pages, progress.totalPages)}…` : 'Starting…';
  }
  const isLost = mode === 'CATALOGUE' && release === null;
  if (state === 'FAILED' && isLost) return `${error} Shoppers see a “back soon” message.`;
  if (state === 'FAILED') return `${error} Shoppers still see the previous version.`;
  if (mode === 'SAMPLE') return 'Shoppers see the sample content until you publish your store.';
  if (isPaused)
    return `Shoppers see release ${release}, which you restored. Your later changes are not published until you go live.`;
  if (state === 'LIVE' && faults.length > 0)
    return `Your changes are live, except for ${faultCount(storefront)}.`;
  return state === 'WAITING' ? 'Shoppers see them once you go live.' : 'All saved changes are live.';
}

/** The label of the publish button. null if there is nothing to publish. */
export function publishLabel({ mode, state, isPaused }: Storefront): string | null {
  if (state === 'PUBLISHING') return null;
  if (state === 'FAILED') return 'Try again';
  if (mode === 'SAMPLE') return 'Publish store';
  return state === 'WAITING' || isPaused ? 'Go live' : null;
}
