import type { StorageLocation } from '../../../kernel/storage/open-storage.ts';
import type { Storefront } from '../storefront.ts';

const MAX_TOLD_FAULTS = 50;

/** What the server hands to the process that publishes: by message, because there are passwords and keys in it. */
export interface PublisherOptions {
  mongodbUri: string;
  database: string;
  store: StorageLocation;
  /** The address of the renderer's module. */
  renderer: string;
  /** The folder of the built site. */
  site: string;
  /** Where product images are. */
  uploads: StorageLocation;
  /** The origin that pages name, without a slash at the end. */
  url: string;
  /** Who holds the lease. */
  holder: string;
  /** Between the beginnings of two releases while changes wait for one another; a second by default. */
  minIntervalMs?: number;
}

export type PublishingState = Pick<
  Storefront,
  'state' | 'waiting' | 'progress' | 'error' | 'nextTryAt' | 'faults'
>;

/** Is told by what publishes, in its process. */
export interface PublishingListener {
  onState(state: PublishingState): void;
  onShown(release: number): void;
  onLog(message: string): void;
  /** Nothing can be published any more. */
  onLost(error: Error): void;
}

/** What it reports. */
export type PublisherMessage =
  | { kind: 'state'; state: PublishingState }
  /** It does not hang. */
  | { kind: 'alive' }
  /** Another release is shown. */
  | { kind: 'shown'; release: number }
  | { kind: 'log'; message: string }
  /** It ends, because of this. */
  | { kind: 'ended'; reason: string };

/** @param next when something is done again; null while nothing is to be done */
export function stateOf(
  { waiting, progress, error, faults }: Pick<PublishingState, 'waiting' | 'progress' | 'error' | 'faults'>,
  next: { at: number } | null,
): PublishingState {
  const isFailed = error !== null && progress === null;
  const isWaiting = waiting > 0 || next !== null;
  const resting = isFailed ? 'FAILED' : isWaiting ? 'WAITING' : 'LIVE';
  return {
    state: progress ? 'PUBLISHING' : resting,
    waiting,
    progress,
    error,
    nextTryAt: isFailed && next ? new Date(next.at) : null,
    faults: faults.slice(0, MAX_TOLD_FAULTS),
  };
}
