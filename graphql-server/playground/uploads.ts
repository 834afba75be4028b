import { type ChosenImage, chosenImages } from './chosen-images.ts';

/** The placeholder of an image in the variables: `file:` with a number or a file name. */
const PLACEHOLDER = /^file:(\S.*)$/;
const SAMPLE_SIZE_PX = 960;

type FindUpload = (name: string) => Promise<File>;

/** Replaces the placeholders in variables by files. */
export async function withUploads(value: unknown, find: FindUpload = findUpload): Promise<unknown> {
  const name = typeof value === 'string' && PLACEHOLDER.exec(value)?.[1];
  if (name) return find(name);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  const items = await Promise.all(Object.values(value).map((item) => withUploads(item, find)));
  return Array.isArray(value) ? items : Object.fromEntries(keys.map((key, i) => [key, items[i]]));
}

function findUpload(name: string): Promise<File> {
  return uploadFrom(chosenImages.current().images, name, drawSample);
}

/**
 * Finds an image by its number, from 1, or its file name. If no image is chosen, a number returns a generated image, so that every
 * example runs unchanged.
 */
export async function uploadFrom(
  images: readonly ChosenImage[],
  name: string,
  draw: (number: number) => Promise<File>,
) {
  const number = /^[1-9]\d*$/.test(name) ? Number(name) : null;
  if (number !== null && images.length === 0) return draw(number);
  const image = number === null ? images.find(({ file }) => file.name === name) : images[number - 1];
  if (image) return image.file;
  const chosen = images.map(({ file }, i) => `"file:${i + 1}" (${file.name})`).join(', ');
  const instead = chosen === '' ? 'none was chosen yet' : `there is ${chosen}`;
  throw new Error(
    `Not sent: the Files panel has no image "file:${name}"; ${instead}. Open the panel at the left to add it.`,
  );
}

async function drawSample(number: number): Promise<File> {
  const canvas = new OffscreenCanvas(SAMPLE_SIZE_PX, SAMPLE_SIZE_PX);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw a sample image: choose one in the Files panel.');
  // Each image has a different hue, because the server names images by their content and would merge equal ones.
  context.fillStyle = `hsl(${Math.floor(Math.random() * 360)} 58% 45%)`;
  context.fillRect(0, 0, SAMPLE_SIZE_PX, SAMPLE_SIZE_PX);
  const type = 'image/png';
  return new File([await canvas.convertToBlob({ type })], `sample-${number}.png`, { type });
}
