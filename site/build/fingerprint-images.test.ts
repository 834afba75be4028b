import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintImages } from './fingerprint-images.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fingerprint-images-'));
  await mkdir(join(folder, '_astro'));
});

afterEach(() => rm(folder, { recursive: true }));

const write = (path: string, text: string) => writeFile(join(folder, path), text);
const read = (path: string) => readFile(join(folder, path), 'utf8');
const assets = async () => (await readdir(join(folder, '_astro'))).toSorted();

test('the files of an image share one hash, and texts refer to them by it', async () => {
  await write('_astro/bag-320.L06TL.avif', 'one');
  await write('_astro/bag-640.B06TL.avif', 'two');
  await write('_astro/bag-320.L06TL_ZTTAGC.webp', 'three');
  await write('_astro/font.ByrT4.woff2', 'font');
  const names =
    '"/_astro/bag-320.L06TL.avif 320w, /_astro/bag-640.B06TL.avif 640w" "/_astro/bag-320.L06TL_ZTTAGC.webp"';
  await write('manifest.webmanifest', names);

  const { count, rename } = await fingerprintImages(folder);

  expect(count).toBe(3);
  const hash = (await assets())[0]?.match(/^bag\.([\w-]{3})-320\.avif$/)?.[1];
  expect(await assets()).toEqual(
    [`bag.${hash}-320.avif`, `bag.${hash}-320.webp`, `bag.${hash}-640.avif`, 'font.ByrT4.woff2'].toSorted(),
  );
  const renamed = `"/_astro/bag.${hash}-320.avif 320w, /_astro/bag.${hash}-640.avif 640w" "/_astro/bag.${hash}-320.webp"`;
  expect(rename(names)).toBe(renamed);
  expect(await read('manifest.webmanifest')).toBe(renamed);
  expect(await read(`_astro/bag.${hash}-640.avif`)).toBe('two');
});

test('a changed image is renamed, and no other', async () => {
  const builds: string[][] = [];
  for (const content of ['one', 'another']) {
    await write('_astro/bag-320.L06TL.avif', content);
    await write('_astro/tee-320.L06TL.avif', 'tee');
    await fingerprintImages(folder);
    builds.push(await assets());
    await rm(join(folder, '_astro'), { recursive: true });
    await mkdir(join(folder, '_astro'));
  }
  const [[bag, tee] = [], [changedBag, sameTee] = []] = builds;
  expect(changedBag).not.toBe(bag);
  expect(sameTee).toBe(tee);
});

test('rejects two images with the same name', async () => {
  await write('_astro/bag.AAAAA.avif', 'one');
  await write('_astro/bag.BBBBB.avif', 'two');
  await expect(fingerprintImages(folder)).rejects.toThrow(/Two images would be named bag\..*\.avif/);
});

test('rejects a script that names an image', async () => {
  await write('_astro/bag.AAAAA.avif', 'one');
  await write('_astro/Gallery.B0QkwHD8.js', 'show("/_astro/bag.AAAAA.avif")');
  await expect(fingerprintImages(folder)).rejects.toThrow(
    'The script Gallery.B0QkwHD8.js names the image bag.AAAAA.avif',
  );
});
