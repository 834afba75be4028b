import type { StorageLocation } from '../../../kernel/storage/open-storage.ts';
import type { Storefront } from '../storefront.ts';
import type { PageSource, ShopSource } from './messages.ts';

const MAX_TOLD_FAULTS = 50;

/** The options that the server sends to the process. They are a message, because they include passwords and keys. */
export interface ProcessOptions {
  mongodbUri: string;
  database: string;
  /** The storage of earlier builds' files. */
  store: StorageLocation;
  /** The path of the renderer's module. */
  renderer: string;
  /** The folder of the built site. */
  site: string;
  /** The storage of product images. */
  uploads: StorageLocation;
  /** The origin in pages, without a trailing slash. */
  url: string;
  /** Identifies the server that holds the publishing lease. */
  holder: string;
  /** The minimum time between the starts of two releases while changes arrive continuously. By default a second. */
  minIntervalMs?: number;
}

export type PublishingState = Pick<
  Storefront,
  'state' | 'waiting' | 'progress' | 'error' | 'nextTryAt' | 'faults'
>;

/** Receives the events of the publisher in its process. */
export interface PublishingListener {
  onState(state: PublishingState): void;
  onShown(release: number): void;
  onLog(message: string): void;
  /** Publishing has stopped because of an error. */
  onLost(error: Error): void;
}

/** A request to the process. */
export interface Ask {
  method: keyof (PageSource & ShopSource);
  args: unknown[];
}

export type ToProcess =
  | { kind: 'begin'; options: ProcessOptions & { beatMs: number } }
  | { kind: 'publish'; isPublishing: boolean }
  | ({ kind: 'ask'; id: number } & Ask);

/** A message from the process. */
export type FromProcess =
  | { kind: 'answer'; id: number; answer: unknown }
  /** The request failed. */
  | { kind: 'failed'; id: number }
  | { kind: 'state'; state: PublishingState }
  /** A heartbeat. */
  | { kind: 'alive' }
  /** Another release is live. */
  | { kind: 'shown'; release: number }
  | { kind: 'log'; message: string }
  /** The reason why the process ends. */
  | { kind: 'ended'; reason: string };

/** @param next the next planned step. null: nothing is planned */
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
