import * as layoutText from '#messages/layout.ts';
import * as sharedText from '#messages/shared.ts';
import type { IconName } from '../components/Icon.tsx';
import { formatCount } from '../format.ts';
import type { Storefront } from './storefront-state.ts';

const STEPS = {
  READING: () => layoutText.readingYourCatalogue,
  RENDERING: (pages, total) => layoutText.renderingPagesOf(pages, total),
  CHECKING: () => layoutText.checkingPages,
  SAVING: () => layoutText.savingRelease,
} satisfies Record<
  NonNullable<Storefront['progress']>['step'],
  (pages: number, totalPages: number) => string
>;

/** The state of the storefront in a few words. */
export function stateText(storefront: Storefront): string {
  switch (storefront.state) {
    case 'LIVE':
      if (storefront.mode === 'SAMPLE') return sharedText.sampleContent;
      if (storefront.isPaused) return layoutText.publishingPaused;
      return storefront.faults.length > 0
        ? layoutText.liveFaultCount(faultCount(storefront))
        : sharedText.live;
    case 'WAITING':
      return layoutText.changesWaiting(storefront.waiting);
    case 'PUBLISHING':
      return layoutText.publishing;
    case 'FAILED':
      return layoutText.notPublished;
  }
}

function faultCount({ faults }: Storefront): string {
  return layoutText.problems(faults.length);
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
    return progress ? `${STEPS[progress.step](progress.pages, progress.totalPages)}…` : layoutText.starting;
  }
  const isLost = mode === 'CATALOGUE' && release === null;
  if (state === 'FAILED' && isLost) return layoutText.shoppersSeeBackSoonMessage(error);
  if (state === 'FAILED') return layoutText.shoppersStillSeePreviousVersion(error);
  if (mode === 'SAMPLE') return layoutText.shoppersSeeSampleContentUntil;
  if (isPaused) return layoutText.shoppersSeeReleaseWhichYouRestored(release);
  if (state === 'LIVE' && faults.length > 0)
    return layoutText.yourChangesAreLiveExceptFor(faultCount(storefront));
  return state === 'WAITING' ? layoutText.shoppersSeeThemOnceYouGo : layoutText.allSavedChangesAreLive;
}

/** The label of the publish button. null if there is nothing to publish. */
export function publishLabel({ mode, state, isPaused }: Storefront): string | null {
  if (state === 'PUBLISHING') return null;
  if (state === 'FAILED') return sharedText.tryAgain;
  if (mode === 'SAMPLE') return layoutText.publishStore;
  return state === 'WAITING' || isPaused ? layoutText.goLive : null;
}
