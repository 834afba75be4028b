import { imageTooLarge } from '@mela/rules/images.ts';
import type { Config } from '../config.ts';
import type { PreparedImage } from './decode-image.ts';
import { decoder } from './decoder.ts';
import { imageError, imagesError } from './image-errors.ts';

type ImageLimits = Pick<Config, 'maxUploadBytes'>;

/** An uploaded file on disk. If it exceeds the limit, it is only the beginning. */
export interface UploadedFile {
  /** The client's name for the file, used only in messages. */
  name: string;
  path: string;
  size: number;
}

/**
 * Prepares the files of a list of images; null: no new file at this position.
 * @throws UserError that names every position whose file is rejected
 */
export async function prepareImages(
  places: (UploadedFile | null)[],
  limits: ImageLimits,
): Promise<(PreparedImage | null)[]> {
  const outcomes = await Promise.allSettled(places.map(async (file) => file && prepareImage(file, limits)));
  const failures = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' ? [{ index, error: outcome.reason as unknown }] : [],
  );
  if (failures.length > 0) throw imagesError(failures);
  return outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : null));
}

async function prepareImage({ name, path, size }: UploadedFile, limits: ImageLimits): Promise<PreparedImage> {
  if (size <= limits.maxUploadBytes) return { ...(await decoder.decode(name, path)), fileName: name };
  throw imageError('PAYLOAD_TOO_LARGE', imageTooLarge(name, limits.maxUploadBytes));
}
