import type { StorageLocation } from '../../../kernel/storage/open-storage.ts';
import type { Storefront } from '../storefront.ts';
import type { KnownPages, PageQuestion } from './messages.ts';

const MAX_TOLD_FAULTS = 50;

/** What the server hands to its process: by message, because there are passwords and keys in it. */
export interface ProcessOptions {
  mongodbUri: string;
  database: string;
  /** Where the files of earlier builds of the site are kept. */
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

export type Ask =
  | { method: 'find'; question: PageQuestion }
  | { method: 'compare'; release: number; known: KnownPages }
  | { method: 'paths'; release: number };

export type ToProcess =
  | { kind: 'begin'; options: ProcessOptions & { beatMs: number } }
  | { kind: 'publish'; isPublishing: boolean }
  | ({ kind: 'ask'; id: number } & Ask);

/** What it reports. */
export type FromProcess =
  | { kind: 'answer'; id: number; answer: unknown }
  /** A question could not be answered. */
  | { kind: 'failed'; id: number }
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
