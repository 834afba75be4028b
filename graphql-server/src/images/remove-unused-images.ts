import type { StoredImage } from './image.ts';
import type { ImageStore } from './image-store.ts';

interface Removing {
  images: ImageStore;
  log: { error(details: object, message: string): void };
}

/** Removes images that something no longer has and nothing else uses; a failure does not undo the change. */
export async function removeUnusedImages(
  { images, log }: Removing,
  former: { images: StoredImage[] },
  remaining: StoredImage[] = [],
): Promise<void> {
  const hashes = new Set(remaining.map(({ hash }) => hash));
  const dropped = former.images.map(({ hash }) => hash).filter((hash) => !hashes.has(hash));
  try {
    await images.removeUnused(dropped);
  } catch (error) {
    log.error(
      { err: error },
      'Unused images could not be removed: they go with the sweep at the next start.',
    );
  }
}
