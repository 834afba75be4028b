import type { HistoryContext } from '../../kernel/history/context.ts';
import type { ImageOwner, ImageOwners, ImageQuery } from '../../kernel/images/image-owners.ts';
import { type RegisteredImage, UNKNOWN_DATE } from '../../kernel/images/image-register.ts';
import type { KernelCollections } from '../../kernel/kernel.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';

export interface MediaContext extends HistoryContext, Pick<KernelCollections, 'storedImages'> {
  imageOwners: readonly ImageOwners[];
}

/** An object that shows an image. */
export interface MediaUsage {
  kind: string;
  id: string;
  title: string;
  alt: string | null;
}

export interface MediaImage extends Omit<RegisteredImage, 'at'> {
  /** The latest upload. null: unknown. */
  at: Date | null;
  usages: MediaUsage[];
}

/** @returns the image with what shows it, or null if it is neither stored nor shown */
export async function readImage(context: MediaContext, id: string): Promise<MediaImage | null> {
  const stored = await context.storedImages.findOne({ _id: id }, NEWEST);
  const [image] = await withUsages(context, [stored ?? { _id: id, at: UNKNOWN_DATE }]);
  return image && (stored || image.usages.length > 0) ? image : null;
}

/** Adds what shows the images. */
export async function withUsages(
  context: MediaContext,
  stored: readonly RegisteredImage[],
): Promise<MediaImage[]> {
  const media = new Map(stored.map((image) => [image._id, mediaImage(image)]));
  for (const [kind, owner] of await findOwners(context, { hashes: [...media.keys()] }))
    addUsages(media, kind, owner);
  return [...media.values()];
}

/** @returns the selected objects of all modules, each with its kind */
export async function findOwners(
  context: MediaContext,
  query: ImageQuery,
): Promise<(readonly [kind: string, owner: ImageOwner])[]> {
  const found = context.imageOwners.map(async ({ kind, find }) =>
    (await find(context, query)).map((owner) => [kind, owner] as const),
  );
  return (await Promise.all(found)).flat();
}

function mediaImage({ at, ...image }: RegisteredImage): MediaImage {
  return { ...image, at: at.getTime() === UNKNOWN_DATE.getTime() ? null : at, usages: [] };
}

function addUsages(
  media: Map<string, MediaImage>,
  kind: string,
  { id, title, createdAt, images }: ImageOwner,
) {
  for (const { hash, width, height, alt = null } of images) {
    const image = media.get(hash);
    if (!image) continue;
    image.at ??= createdAt;
    image.width ??= width;
    image.height ??= height;
    const last = image.usages.at(-1);
    // Several parts of one section may show the same image. If one of them lacks an alt text, the section does.
    if (last?.kind === kind && last.id === id) last.alt &&= alt;
    else image.usages.push({ kind, id, title, alt });
  }
}

export function lacksAlt({ usages }: MediaImage): boolean {
  return usages.some(({ alt }) => alt === null);
}
