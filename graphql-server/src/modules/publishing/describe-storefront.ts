import type { CurrentRelease } from './current-release.ts';
import type { PublishingState } from './pages/process-messages.ts';
import type { StorefrontSettings } from './settings.ts';
import type { Storefront } from './storefront.ts';

export const AT_REST: PublishingState = {
  state: 'LIVE',
  waiting: 0,
  progress: null,
  error: null,
  nextTryAt: null,
  faults: [],
};
/** The state right after a request for a release. */
export const BEGUN: PublishingState = {
  ...AT_REST,
  state: 'PUBLISHING',
  progress: { step: 'READING', pages: 0, totalPages: 0 },
};

/**
 * The state of the storefront and of publishing.
 * @param current the release that this server shows, which may be older than the settings
 */
export function describeStorefront(
  settings: StorefrontSettings,
  state: PublishingState,
  { release: shown, isLost }: CurrentRelease,
): Storefront {
  const { mode, release, publishesAutomatically, isPaused, requests, servedRequests } = settings;
  const isAsked = requests > servedRequests;
  const isAhead = mode === 'catalogue' && release !== shown?._id;
  const isQuiet = state.state === 'LIVE' || state.state === 'WAITING';
  return {
    ...(isQuiet && (isAsked || isAhead) ? { ...BEGUN, waiting: state.waiting, faults: state.faults } : state),
    mode: shown || isLost ? 'CATALOGUE' : 'SAMPLE',
    release: shown?._id ?? null,
    publishesAutomatically,
    isPaused,
  };
}
