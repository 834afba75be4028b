import type { PublishFault } from './pages/faults.ts';
import type { ReleaseCause, ReleaseRecord } from './releases.ts';

/** The GraphQL type of the storefront. `storefront.graphql` describes each field. */
export interface Storefront {
  mode: 'SAMPLE' | 'CATALOGUE';
  state: 'LIVE' | 'WAITING' | 'PUBLISHING' | 'FAILED';
  release: number | null;
  waiting: number;
  publishesAutomatically: boolean;
  isPaused: boolean;
  progress: PublishProgress | null;
  error: string | null;
  nextTryAt: Date | null;
  faults: PublishFault[];
}

export interface PublishProgress {
  step: 'READING' | 'RENDERING' | 'CHECKING' | 'SAVING';
  pages: number;
  totalPages: number;
}

export interface Release {
  number: number;
  createdAt: Date;
  cause: ReleaseCause;
  causedBy: string[];
  pages: number;
  reused: number;
  durationMs: number;
  bytes: number;
  changed: ReleaseRecord['changed'];
  /** The ids of activity entries. */
  entries: readonly string[];
  isCurrent: boolean;
  url: string;
}
