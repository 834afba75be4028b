import type { PublishFault } from './release/faults.ts';

/** What GraphQL answers of the storefront; `schema/storefront.graphql` describes each field. */
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
  cause: string;
  pages: number;
  reused: number;
  durationMs: number;
  bytes: number;
  changes: string[];
  isCurrent: boolean;
  url: string;
}
