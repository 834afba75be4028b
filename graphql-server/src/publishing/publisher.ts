import type { Collections } from '../catalogue/collections.ts';
import { UserError } from '../errors.ts';
import { changeSettings, readSettings, type StorefrontSettings } from './settings.ts';
import type { Release, Storefront } from './storefront.ts';

/** Decides what is shown at `/`. */
export class Publisher {
  readonly #collections: Collections;

  constructor(collections: Collections) {
    this.#collections = collections;
  }

  async read(): Promise<Storefront> {
    return stateOf(await readSettings(this.#collections));
  }

  async listReleases(_first: number): Promise<{ nodes: Release[]; totalCount: number }> {
    return { nodes: [], totalCount: 0 };
  }

  async publish(): Promise<Storefront> {
    throw new UserError('UNAVAILABLE', 'The pages of the storefront are not built: run npm run build.');
  }

  async rollBack(release: number): Promise<Storefront> {
    throw new UserError('NOT_FOUND', `There is no release ${release}.`);
  }

  async showSample(): Promise<Storefront> {
    return stateOf(await changeSettings(this.#collections, { mode: 'sample' }, { revision: 1 }));
  }

  async changeSettings(change: { publishesAutomatically?: boolean }): Promise<Storefront> {
    return stateOf(await changeSettings(this.#collections, change));
  }
}

function stateOf({ mode, release, publishesAutomatically, isPaused }: StorefrontSettings): Storefront {
  return {
    mode: mode === 'sample' ? 'SAMPLE' : 'CATALOGUE',
    state: 'LIVE',
    release: mode === 'sample' ? null : release,
    waiting: 0,
    publishesAutomatically,
    isPaused,
    progress: null,
    error: null,
    nextTryAt: null,
  };
}
