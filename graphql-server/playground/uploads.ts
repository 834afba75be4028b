import { type Picture, pictureStore } from './picture-store.ts';
import { drawSamplePicture } from './sample-picture.ts';

/** Turns the part of a placeholder behind `file:` into the file to send. */
export function findUpload(name: string): Promise<File> {
  return uploadFrom(pictureStore.current(), name, drawSamplePicture);
}

/**
 * Finds a picture by its number, from 1, or by its file name. While none was chosen, a number stands for a
 * picture drawn on the spot, so that every example runs as it is.
 */
export async function uploadFrom(
  pictures: readonly Picture[],
  name: string,
  drawSample: (number: number) => Promise<File>,
): Promise<File> {
  const number = /^[1-9]\d*$/.test(name) ? Number(name) : null;
  if (number !== null && pictures.length === 0) return drawSample(number);
  const picture = number === null ? pictures.find(({ file }) => file.name === name) : pictures[number - 1];
  if (!picture) throw new Error(missingPicture(pictures, name));
  return picture.file;
}

function missingPicture(pictures: readonly Picture[], name: string) {
  const chosen = pictures.map(({ file }, i) => `"file:${i + 1}" (${file.name})`).join(', ');
  const instead = chosen === '' ? 'none was chosen yet' : `there is ${chosen}`;
  return `Not sent: the Files panel has no picture "file:${name}"; ${instead}. Open the panel at the left to add it.`;
}
