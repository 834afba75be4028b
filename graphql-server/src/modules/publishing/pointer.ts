import {
  changeSettings,
  createSettings,
  readSettings,
  type SettingsCollection,
  type StorefrontSettings,
} from './settings.ts';
import type { Pointer, ReleaseStore } from './store/release-store.ts';
import type { ShownEvent } from './webhook/collection.ts';

/** Where no server has taken them up for so long, the oldest go. */
const MAX_OUTBOX = 100;

/**
 * Makes what is served follow the settings. Of several that do this at once the last to write has read the newest
 * settings, because each looks again after it has written.
 */
export async function settlePointer(store: ReleaseStore, settings: SettingsCollection): Promise<Pointer> {
  for (;;) {
    const { mode, release, revision } = await readSettings(settings);
    const pointer: Pointer = { mode: release === null ? 'sample' : mode, release, revision };
    const written = await store.readPointer();
    if (JSON.stringify(written) !== JSON.stringify(pointer)) await store.writePointer(pointer);
    if ((await readSettings(settings)).revision === revision) return pointer;
  }
}

/** At the start: a database that has lost its settings goes on with what is served. */
export async function restoreSettings(store: ReleaseStore, settings: SettingsCollection): Promise<void> {
  const pointer = await store.readPointer();
  await createSettings(settings, pointer ?? {});
}

/**
 * Decides that a release is to be shown, unless another decision was made since it was begun.
 * @param isStock whether it differs by stock alone: what was paused stays so
 * @returns whether it is.
 */
export async function acceptRelease(
  settings: SettingsCollection,
  begun: StorefrontSettings,
  release: number,
  isStock = false,
): Promise<boolean> {
  const { revision, publisher, requests } = begun;
  const event: ShownEvent = { revision: revision + 1, type: 'release.published', release, at: new Date() };
  const accepted = await changeSettings(
    settings,
    {
      $set: {
        mode: 'catalogue',
        release,
        servedRequests: requests,
        damaged: null,
        ...(!isStock && { isPaused: false }),
      },
      $inc: { revision: 1 },
      $push: { outbox: { $each: [event], $slice: -MAX_OUTBOX } },
    },
    { revision, publisher },
  );
  return accepted !== null;
}
