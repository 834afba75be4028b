import { type Picture, pictureStore } from './picture-store.ts';
import { drawSamplePicture } from './sample-picture.ts';

/** What stands for an image in the variables: `file:` and a number or a file name. */
const PLACEHOLDER = /^file:(\S.*)$/;

type FindUpload = (name: string) => Promise<File>;

/** The variables with files in the places of their placeholders. */
export async function withUploads(value: unknown, find: FindUpload = findUpload): Promise<unknown> {
  const name = typeof value === 'string' && PLACEHOLDER.exec(value)?.[1];
  if (name) return find(name);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  const items = await Promise.all(Object.values(value).map((item) => withUploads(item, find)));
  return Array.isArray(value) ? items : Object.fromEntries(keys.map((key, i) => [key, items[i]]));
}

/** Turns the part of a placeholder behind `file:` into the file to send. */
function findUpload(name: string): Promise<File> {
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
