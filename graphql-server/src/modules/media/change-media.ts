import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { DETAIL_LIMITS } from '@mela/rules/detail-limits.ts';
import { checkText, cleanText } from '@mela/rules/text.ts';
import { ObjectId } from 'mongodb';
import { assertValid, throwMissingOrStale, UserError } from '../../kernel/errors.ts';
import { closeGroup } from '../../kernel/history/group.ts';
import type { StoredImage } from '../../kernel/images/image.ts';
import type { ImageEdit } from '../../kernel/images/image-owners.ts';
import type { ImageSweep } from '../../kernel/images/image-sweep.ts';
import { prepareImages, type UploadedFile } from '../../kernel/images/prepare-image.ts';
import { assertMay } from '../../kernel/roles.ts';
import { type MediaContext, type MediaImage, type MediaUsage, readImage } from './media-image.ts';
import { mediaMessages, mediaTexts } from './messages.ts';

const MAX_FAILURES = 10;

interface MediaFailure {
  usage: MediaUsage;
  message: string;
}

interface MediaChange {
  image: MediaImage;
  changed: number;
  failed: number;
  failures: MediaFailure[];
}

/**
 * Shows a new image wherever the old one is shown.
 * @throws UserError when the id is unknown, or the file is not an acceptable image
 */
export async function replaceImage(
  context: MediaContext,
  id: string,
  file: UploadedFile,
): Promise<MediaChange> {
  const { usages } = await findImage(context, id);
  const [prepared] = await prepareImages([file], context.config);
  if (!prepared) throw new UserError('BAD_USER_INPUT', mediaMessages.sameImage);
  const { hash, width, height } = prepared;
  assertValid(hash === id ? { file: mediaMessages.sameImage } : {});
  await context.images.write([prepared]);
  const edit = (image: StoredImage) => (image.hash === id ? { ...image, hash, width, height } : image);
  return changeUsages(context, hash, usages, edit);
}

/**
 * Sets the alt text of an image, everywhere or in one object.
 * @throws UserError when the id is unknown, or the text is too long
 */
export async function setImageAltText(
  context: MediaContext,
  id: string,
  said: string,
  only: Pick<MediaUsage, 'kind' | 'id'> | null,
): Promise<MediaChange> {
  const alt = cleanText(said);
  const fault = alt !== '' && checkText(mediaTexts.altText, said, { maxLength: DETAIL_LIMITS.imageAlt });
  assertValid(fault ? { alt: fault } : {});
  const { usages } = await findImage(context, id);
  const chosen = usages.filter((one) => !only || (one.kind === only.kind && one.id === only.id));
  if (only && chosen.length === 0) return throwMissingOrStale(mediaTexts.image, null);
  const edit = (image: StoredImage): StoredImage => {
    const { alt: former = '', ...plain } = image;
    if (image.hash !== id || former === alt) return image;
    return { ...plain, ...(alt && { alt }) };
  };
  return changeUsages(context, id, chosen, edit);
}

/**
 * Deletes an unused image.
 * @throws UserError when the id is unknown, or something needs the image
 */
export async function deleteImage(
  context: MediaContext & { imageSweep: ImageSweep },
  id: string,
): Promise<string> {
  const { usages } = await findImage(context, id);
  if (usages.length > 0) throw new UserError('CONFLICT', mediaMessages.imageShown);
  const obstacle = await context.imageSweep.deleteUnused(id);
  if (obstacle === 'USED') throw new UserError('CONFLICT', mediaMessages.imageKept);
  if (obstacle === 'NEW') throw new UserError('CONFLICT', mediaMessages.imageNew);
  return id;
}

/** @throws UserError when the id is unknown */
async function findImage(context: MediaContext, id: string): Promise<MediaImage> {
  return (await readImage(context, id)) ?? throwMissingOrStale(mediaTexts.image, null);
}

/** Edits one object after the other. The history shows the changes of each kind as one group. */
async function changeUsages(
  context: MediaContext,
  id: string,
  usages: readonly MediaUsage[],
  edit: ImageEdit,
): Promise<MediaChange> {
  let changed = 0;
  const failures: MediaFailure[] = [];
  for (const { kind, edit: editOwner } of context.imageOwners) {
    const own = usages.filter((usage) => usage.kind === kind);
    const group = own.length > 1 ? { id: new ObjectId(), subject: kind, work: 'BULK' as const } : null;
    const recorder = group ? context.recorder.because({ source: 'BULK', group }) : context.recorder;
    for (const usage of own) {
      try {
        assertMayChange(context, kind);
        if (await editOwner({ ...context, recorder }, usage.id, edit)) changed += 1;
      } catch (error) {
        failures.push({ usage, message: messageOf(error) });
      }
      await yieldToEventLoop();
    }
    if (group) await closeGroup(context.history, group.id).catch(() => {});
  }
  const image = await findImage(context, id);
  return { image, changed, failed: failures.length, failures: failures.slice(0, MAX_FAILURES) };
}

/** @throws UserError unless the caller may change objects of this kind */
function assertMayChange({ subjects, viewer }: MediaContext, kind: string): void {
  assertMay(viewer, subjects[kind]?.undo?.needs ?? { role: 'OWNER', scope: null });
}

/**
 * @returns the message of an error that concerns only one object.
 * @throws any other error
 */
function messageOf(error: unknown): string {
  if (error instanceof UserError && error.code !== 'UNAVAILABLE') return error.message;
  throw error;
}
